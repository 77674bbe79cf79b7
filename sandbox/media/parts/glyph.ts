import type { Icons } from "../icons";
import { n } from "../sheet";

/** An icon in one flat colour. */
export function glyph(
  icons: Icons,
  name: string,
  x: number,
  y: number,
  size: number,
  color: string,
  more = "",
  turn = 0,
): string {
  const scale = (size / 512).toFixed(4);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale}) translate(-256 -256)" style="color:${color}" ${more}>${icons.get(name) ?? ""}</g>`;
}
