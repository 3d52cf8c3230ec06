import { performance } from 'node:perf_hooks';
import { formatNumber, nbsp } from '../../domain/format/number';

/** Prints a line for each step of a build, when it begins and when it ends: «Код… 14,2 с». */
export interface Progress {
  /** Begins a step; the one before it ends. */
  readonly step: (title: string) => void;
  /** Ends the last step. @returns seconds since the command began */
  readonly end: () => number;
  /** Ends the line of a step that has failed. */
  readonly fail: () => void;
}

export function showProgress(write: (text: string) => void): Progress {
  const start = performance.now();
  let began: number | undefined;
  const finish = () => {
    if (began !== undefined) write(` ${formatSeconds((performance.now() - began) / 1000)}\n`);
    began = undefined;
  };
  return {
    step: (title) => {
      finish();
      write(`${title}…`);
      began = performance.now();
    },
    end: () => {
      finish();
      return (performance.now() - start) / 1000;
    },
    fail: () => {
      if (began !== undefined) write('\n');
      began = undefined;
    },
  };
}

/** «14,2 с» */
export function formatSeconds(seconds: number): string {
  return `${formatNumber(seconds, 1)}${nbsp}с`;
}
