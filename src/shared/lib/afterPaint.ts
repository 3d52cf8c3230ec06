/** Acts once the screen shows what the visitor has just done. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
