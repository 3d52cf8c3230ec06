export type PathParams = Readonly<Record<string, string>>;

/**
 * Matches a raw (still percent-encoded) pathname against a pattern such as `/catalog/:id`.
 * A parameter matches exactly one non-empty segment, which is decoded.
 * @returns the parameters, or `null` if the path does not match or its encoding is broken
 */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return null;

  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeSegment(actual[index] ?? '');
    if (value === null) return null;
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
