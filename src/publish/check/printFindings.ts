import type { Finding } from '../finding';
import { reportFindings, type Style } from './report';

const codes: Readonly<Record<Style, number>> = { file: 1, error: 31, warning: 33 };

/** Prints the findings, with colours if a person reads them in a terminal (https://no-color.org). */
export function printFindings(findings: readonly Finding[]): void {
  const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
  const paint = (style: Style, text: string) => `\u001B[${codes[style]}m${text}\u001B[0m`;
  process.stdout.write(`${reportFindings(findings, isColored ? paint : undefined)}\n`);
}
