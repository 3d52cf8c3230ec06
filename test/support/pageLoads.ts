import { format } from 'node:util';

/**
 * Counts what jsdom cannot do and only reports on the console: reloading the page and opening another
 * one by the browser itself.
 */
export function countPageLoads(): () => number {
  let count = 0;
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    const message = format(...args);
    if (!message.includes('Not implemented: navigation')) throw new Error(message);
    count += 1;
  });
  return () => count;
}
