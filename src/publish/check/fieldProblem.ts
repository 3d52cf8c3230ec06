import type { FieldPath, Finding } from '../finding';

/** What is wrong at a path of the settings. */
export interface FieldProblem extends Pick<Finding, 'severity' | 'message'> {
  readonly path: FieldPath;
  /** The message in the words of a sheet, if it has any of settings. */
  readonly inSheet?: string;
  /** The site does not have this field; the message has its name. */
  readonly isUnknown?: boolean;
}

export function warning(path: FieldPath, message: string): FieldProblem {
  return { path, severity: 'warning', message };
}
