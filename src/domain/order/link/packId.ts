/** 24 hexadecimal digits, or a UUID as 1C gives it. */
const hexadecimal = /^(?:[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Writes a hexadecimal id in characters of base64url: 16 for 24 digits, 22 for a UUID.
 * @returns undefined for any other id
 */
export function packId(id: string): string | undefined {
  if (!hexadecimal.test(id)) return undefined;
  const digits = id.replaceAll('-', '');
  const bytes = digits.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws if the text is not base64url */
export function unpackId(packed: string): string {
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = bytes.replace(/[^]/g, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
