/** Does what the next picture on the screen need not wait for once it is there. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
