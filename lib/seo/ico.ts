/** Bytes of the file header and of the directory entry for the picture. */
const HEAD = 6;
const ENTRY = 16;

/**
 * Packs one picture into an .ico file. Search engines and older browsers request /favicon.ico even when a page names
 * another icon.
 * @param png a square picture as PNG, which all readers of .ico files support since 2006
 * @param size width and height in pixels, below 256
 */
export function icoOf(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + ENTRY + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one picture
  view.setUint8(HEAD, size);
  view.setUint8(HEAD + 1, size);
  view.setUint16(HEAD + 4, 1, true); // color planes
  view.setUint16(HEAD + 6, 32, true); // bits of a pixel
  view.setUint32(HEAD + 8, png.length, true);
  view.setUint32(HEAD + 12, HEAD + ENTRY, true);
  file.set(png, HEAD + ENTRY);
  return file;
}
