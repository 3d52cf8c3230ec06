import { useNow } from './useNow';

const builtIn = Number(process.env.BUILD_YEAR ?? 0);

/** The visitor's year; until the clock is known, or where it is behind, that of the build (or 0). */
export function useYear(): number {
  return Math.max(builtIn, useNow()?.getFullYear() ?? 0);
}
