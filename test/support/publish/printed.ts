/** Collects what this process prints from now on, in place of printing it. */
export function collectPrinted() {
  let text = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((part) => {
      text += String(part);
      return true;
    });
  }
  return {
    text: () => text,
    /** @returns what was printed since the last time */
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
  };
}
