/** Bytes of a file's head and of the entry for its one picture. */
const HEAD = 6;
const ENTRY = 16;

/**
 * An .ico file of one picture. Search engines and older browsers request /favicon.ico even when a page names another icon.
 * @param png a square picture as PNG, which every reader of .ico files since 2006 takes
 * @param size its side in pixels, below 256
 */
export function icoOf(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + ENTRY + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one picture
  view.setUint8(HEAD, size);
  view.setUint8(HEAD + 1, size);
  view.setUint16(HEAD + 4, 1, true); // colour planes
  view.setUint16(HEAD + 6, 32, true); // bits of a pixel
  view.setUint32(HEAD + 8, png.length, true);
  view.setUint32(HEAD + 12, HEAD + ENTRY, true);
  file.set(png, HEAD + ENTRY);
  return file;
}
