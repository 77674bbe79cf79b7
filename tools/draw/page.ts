import { badge } from "./art/badge";
import { darker, lighter, mix } from "./art/colour";
import type { Drawn } from "./figure";
import type { Game, Tone } from "./games";
import { icon } from "./icon";

/** Sizes in which a picture is drawn: for a large view, for lists, and for thumbnails. */
export type Size = "large" | "list" | "thumb";

export interface Frame {
  game: Game;
  gameName: string;
  tone: Tone;
  size: Size;
}

/** Marks the end of a fact, for the text that stands for the picture. */
export const END = "<!--,-->";

/** Escapes text of a row for markup. */
export const text = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The ground of a picture with the game's pattern. */
export const ground = ({ game, tone }: Frame, scale = 1): string =>
  `<svg class="fill" style="background:${tone.ground};color:${tone.pattern}"><pattern id="p" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${game.pattern}</pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`;

export const glyph = (name: string, colour: string, size: number): string =>
  `<svg viewBox="0 0 512 512" width="${size}" height="${size}" style="color:${colour};flex:none">${icon(name)}</svg>`;

/** The game's mark with its name. */
export function wordmark({ game, gameName, tone }: Frame, size: number): string {
  const style = `font-size:${size}px;color:${tone.accent};${game.serif ? "font-family:'Noto Serif CJK SC',serif;" : ""}${game.slant ? "font-style:oblique 12deg;" : ""}`;
  return `<div class="mark">${glyph(game.mark, tone.accent, Math.round(size * 1.3))}<b style="${style}">${text(gameName)}</b></div>${END}`;
}

export const rankBadge = (rank: string, size: number): string =>
  `<svg viewBox="-1 -1 66 66" width="${size}" height="${size}" style="flex:none">${badge(rank)}</svg>`;

/** A drawing that fills its box and is never cut; people stand on the lower edge. */
export const drawn = ({ svg, box, stands }: Drawn, style = ""): string =>
  `<svg class="art" viewBox="${box}" preserveAspectRatio="xMidY${stands ? "Max" : "Mid"} meet" style="${style}">${svg}</svg>`;

const RARITY: [RegExp, string][] = [
  [/典藏|绝版|满命|传说|作品|满级|^成品|粉装/, "#f0ac1f"],
  [/限定|异画|红装|手套|像素画|前锋|左边锋/, "#d456e0"],
  [/史诗|升级|S 级|命|中场|快攻|金卡|涂装/, "#3f8ff0"],
  [/狙击|枪|载具|后卫|节奏/, "#2fb38a"],
];

/** @returns the color of a tile's edge; gray without a note */
export const rarityOf = (note: string): string =>
  RARITY.find(([word]) => word.test(note))?.[1] ?? "#8b97ab";

/** The ground of a tile: the game's color, lit from above, with an edge in the color of its rarity. */
export function tileGround({ game: { key }, tone }: Frame, edge: string): string {
  const [top, middle, bottom] =
    tone.name === "light"
      ? ["#ffffff", mix(key, "#ffffff", 0.62), mix(key, "#ffffff", 0.25)]
      : [lighter(key, 0.42), darker(key, 0.18), darker(key, 0.62)];
  return `background:radial-gradient(circle at 50% 30%,${top} 0,${middle} 52%,${bottom} 100%);border-color:${edge}`;
}

/** @returns a complete document of `width` × `height` CSS pixels */
export const page = (width: number, height: number, body: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${CSS}body{width:${width}px;height:${height}px}</style><body>${body}</body></html>`;

const CSS = `
*{box-sizing:border-box;margin:0;padding:0}
body{position:relative;overflow:hidden;font:14px/1.3 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums;font-synthesis:style;-webkit-font-smoothing:antialiased}
.fill{position:absolute;inset:0;width:100%;height:100%;display:block}
.on{position:absolute;inset:0}
.col{display:flex;flex-direction:column}
.row{display:flex;align-items:center}
.mark{display:flex;align-items:center;gap:6px;white-space:nowrap;line-height:1}
.art{display:block;width:100%;height:100%}
.nowrap{white-space:nowrap}
.cut{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.tile{position:relative;overflow:hidden;border:2.5px solid;border-radius:6px;min-width:0;min-height:0}
.tile .art{position:absolute;inset:0}
.tile .name{position:absolute;left:0;right:0;bottom:0;padding:10px 4px 2px;text-align:center;color:#fff;font-weight:700;background:linear-gradient(transparent,#0b0c14d9 55%);white-space:nowrap;line-height:1.25}
.tile .note{position:absolute;top:0;right:0;padding:1px 5px;border-radius:0 3px 0 6px;color:#14121e;font-weight:700;white-space:nowrap;line-height:1.3}
.rest{display:grid;place-content:center;text-align:center;border-style:dashed}
`;
