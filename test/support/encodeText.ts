/** A text in an encoding that `TextEncoder` does not write. */
export function encodeText(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return Uint8Array.from(new TextEncoder().encode(text));
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  if (encoding === 'utf-16le') {
    return Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
  }
  if (encoding === 'utf-16be') {
    return Uint8Array.from(codes.flatMap((code) => [code >> 8, code & 0xff]));
  }
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const signs = new TextDecoder(encoding).decode(bytes);
  return Uint8Array.from(text, (sign) => {
    const byte = signs.indexOf(sign);
    return byte < 0 ? 0x3f : byte;
  });
}
