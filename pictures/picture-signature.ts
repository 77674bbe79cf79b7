const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const AVIF_BRANDS: ReadonlySet<string> = new Set(["avif", "avis", "mif1"]);

/**
 * Whether a file begins as a JPEG, PNG, GIF, WebP or AVIF does. Asked before any decoder sees the file: whatever else the
 * library could read (SVG, TIFF, PDF) is never given to it.
 */
export function hasPictureSignature(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes[0] === 0x89 && ascii(bytes, 1, 7) === "PNG\r\n\x1a\n") return true;
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return true;
  return ascii(bytes, 4, 4) === "ftyp" && AVIF_BRANDS.has(ascii(bytes, 8, 4));
}
