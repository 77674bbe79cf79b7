/** The forms of a share picture: for Open Graph and Twitter, and for WeChat. Sizes in pixels. */
export const SHARE_SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 600, height: 600 },
} as const;

export type ShareShape = keyof typeof SHARE_SHAPES;

/** `/share/1002-1a2b3c4d5e.jpg`, `/share/1002-1a2b3c4d5e-square.jpg`; any version answers with the current picture. */
const PATH = /^\/share\/([1-9]\d{0,9})(?:-[0-9a-f]{1,16})?(-square)?\.jpg$/;

/** @param version of the shown data: another one makes clients load the picture again */
export function sharePath(goodsId: number, shape: ShareShape, version: string): string {
  return `/share/${goodsId}-${version}${shape === "square" ? "-square" : ""}.jpg`;
}

/** @returns the internal path of a share picture, without its version; undefined for any other path */
export function shareRoute(path: string): string | undefined {
  const match = path.startsWith("/share/") ? PATH.exec(path) : null;
  if (match === null) return undefined;
  return `/host-files/share/${match[2] === undefined ? "wide" : "square"}/${match[1]}`;
}

export const isShareShape = (name: string): name is ShareShape => Object.hasOwn(SHARE_SHAPES, name);
