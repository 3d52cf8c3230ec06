import { useNow } from './useNow';

const buildYear = Number(process.env.BUILD_YEAR ?? 0);

/** The visitor's year; the year of the build before hydration or if the visitor's clock is behind. */
export function useYear(): number {
  return Math.max(buildYear, useNow()?.getFullYear() ?? 0);
}
