import { panelInk } from "./account";
import { darker, lighter, mix } from "./art/colour";
import type { Face } from "./faces";
import { thing } from "./figure";
import { drawn, END, type Frame, ground, page, text, wordmark } from "./page";

interface Look {
  icon: string;
  tags: readonly string[];
  arrangement: number;
}

/** A card key: its face value fills the card. Several denominations lie in a stack, the largest in front. */
export function cardCover(
  { faces, ...look }: { faces: readonly Face[] } & Look,
  frame: Frame,
): string {
  const last = faces.at(-1) ?? { big: "", unit: "", label: "" };
  const behind = faces.slice(0, -1).slice(-3);
  return SIDE[frame.size] === 440
    ? large(last, behind, look, frame)
    : small(last, behind, look, frame);
}

/** Tags that are short and made of words only. */
const SHORT_TAG = /^[\p{Script=Han}\d\sA-Za-z]{2,8}$/u;

const SIDE = { large: 440, list: 240, thumb: 80 };

/** @returns width of a text in units of its font size */
export const widthOf = (value: string): number =>
  [...value].reduce(
    (sum, sign) =>
      sum +
      (/[\d]/.test(sign) ? 0.57 : /[,.\s]/.test(sign) ? 0.28 : /[A-Za-z+]/.test(sign) ? 0.66 : 1),
    0,
  );

/** Large text that is squeezed to at most 72 % before it gets smaller. */
export function fitted(value: string, size: number, width: number, colour: string): string {
  const natural = widthOf(value) * size;
  const squeeze = Math.max(0.72, Math.min(1, width / natural));
  const fitting = natural * squeeze > width ? (size * width) / (natural * squeeze) : size;
  return `<b style="display:block;white-space:nowrap;font-size:${fitting.toFixed(1)}px;line-height:0.98;letter-spacing:-0.02em;color:${colour};transform:scaleX(${squeeze.toFixed(3)});transform-origin:left">${text(value)}</b>`;
}

/** Colors of the card itself, which stands out from every ground. */
function colours({ game: { key }, tone }: Frame): {
  paper: string;
  edge: string;
  ink: string;
  soft: string;
} {
  if (tone.name === "key")
    return {
      paper: "#ffffff",
      edge: mix(key, "#ffffff", 0.6),
      ink: mix(key, "#14151f", 0.75),
      soft: mix(key, "#ffffff", 0.82),
    };
  const bright = tone.name === "light" ? darker(key, 0.05) : key;
  const dark = key === "#f2c500";
  return {
    paper: bright,
    edge: lighter(key, 0.35),
    ink: dark ? "#14151f" : "#ffffff",
    soft: dark ? "#d9ae00" : darker(key, 0.25),
  };
}

function large(
  face: Face,
  behind: readonly Face[],
  { icon, tags, arrangement }: Look,
  frame: Frame,
): string {
  const { paper, edge, ink, soft } = colours(frame);
  const step = 32;
  const top = 62 + behind.length * step;
  const backs = behind
    .map(
      (each, at) =>
        `<div style="position:absolute;left:${24 + (behind.length - at) * 8}px;right:${24 + (behind.length - at) * 8}px;top:${62 + at * step}px;height:120px;border-radius:14px 14px 0 0;background:${mix(paper, "#12131c", 0.28 - at * 0.07)};border:1.5px solid ${edge};padding:4px 16px;font-size:19px;font-weight:700;color:${ink}">${text(each.big)} <span style="font-size:13px;font-weight:400">${text(each.unit)}</span></div>${END}`,
    )
    .join("");
  const height = 440 - 62 - top + (behind.length > 0 ? 4 : 0);
  const size = Math.min(176, height - (behind.length > 0 ? 58 : 140));
  const clip = arrangement === 1 ? notches(392, height) : "";
  const stripe =
    arrangement === 2
      ? `<div style="position:absolute;left:0;right:0;bottom:52px;height:8px;background:${edge}"></div>`
      : "";
  const free = Math.max(44, Math.round((height - size) / 2) - 18);
  const art =
    behind.length > 0
      ? ""
      : `<div style="position:absolute;right:14px;bottom:12px;width:${free}px;height:${free}px">${drawn(thing(icon, face.label))}</div>`;
  const beside =
    behind.length === 0
      ? ""
      : `<div style="position:absolute;right:22px;top:6px;width:50px;height:50px">${drawn(thing(icon, face.label))}</div>`;
  const label = `<b class="nowrap" style="font-size:20px;color:${ink}">${text(face.label)}</b>`;
  const card = `<div style="position:absolute;left:24px;top:${top}px;width:392px;height:${height}px;border-radius:16px;overflow:hidden;background:linear-gradient(135deg,${lighter(paper, 0.1)},${paper} 45%,${paper === "#ffffff" ? soft : darker(paper, 0.22)});${clip}box-shadow:0 0 0 2px ${edge} inset,0 14px 30px #0005"><svg class="fill" style="color:${soft}"><rect width="100%" height="100%" fill="url(#p)" opacity="0.3"/></svg>${art}${stripe}<div class="on col" style="padding:${behind.length > 0 ? 4 : 14}px 20px 12px;justify-content:space-between">${behind.length > 0 ? "" : label}<div style="margin:auto 0">${fitted(face.big, size, 352, ink)}</div><div class="row" style="justify-content:space-between;align-items:baseline"><b class="nowrap" style="font-size:28px;line-height:1;color:${ink}">${text(face.unit)}</b>${behind.length > 0 ? label : ""}</div></div></div>${END}`;
  const chips = tags
    .filter((tag) => SHORT_TAG.test(tag))
    .slice(0, 3)
    .map(
      (tag) =>
        `<span class="nowrap" style="border-radius:12px;padding:2px 10px;font-size:13px;line-height:20px;background:${frame.tone.panel};color:${panelInk(frame)}">${text(tag)}</span>${END}`,
    )
    .join("");
  return page(
    440,
    440,
    `${ground(frame)}<div class="on row" style="height:56px;padding:0 24px">${wordmark(frame, 22)}</div>${beside}${backs}${card}<div class="on row" style="top:auto;height:46px;padding:0 24px;gap:8px">${chips}</div>`,
  );
}

/** A ticket with a bite at both sides. */
const notches = (width: number, height: number): string => {
  const y = height - 56;
  return `-webkit-mask:radial-gradient(circle 11px at 0 ${y}px,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle 11px at ${Math.round(width / 2)}px ${y}px,#0000 98%,#000) 100% 0/50% 100% no-repeat;`;
};

function small(
  face: Face,
  behind: readonly Face[],
  { icon, arrangement }: Look,
  frame: Frame,
): string {
  const { paper, edge, ink, soft } = colours(frame);
  if (frame.size === "thumb") {
    const backs =
      behind.length > 0
        ? `<div style="position:absolute;left:9px;right:9px;top:8px;height:30px;border-radius:6px 6px 0 0;background:${mix(paper, "#12131c", 0.25)};border:1px solid ${edge}"></div>`
        : "";
    const value = widthOf(face.big) > 3.2 ? [...face.big].slice(0, 3).join("") : face.big;
    return page(
      80,
      80,
      `${ground(frame, 0.4)}${backs}<div class="on" style="inset:13px 4px;border-radius:7px;background:${paper};border:1.5px solid ${edge};overflow:hidden;display:grid;align-content:center;padding:0 4px">${fitted(value, 40, 62, ink)}</div>`,
    );
  }
  const step = 18;
  const shown = behind.slice(-2);
  const top = 36 + shown.length * step;
  const backs = shown
    .map(
      (each, at) =>
        `<div style="position:absolute;left:${10 + (shown.length - at) * 5}px;right:${10 + (shown.length - at) * 5}px;top:${36 + at * step}px;height:60px;border-radius:9px 9px 0 0;background:${mix(paper, "#12131c", 0.26 - at * 0.1)};border:1px solid ${edge};padding:0 10px;font-size:13px;font-weight:700;color:${ink}">${text(each.big)}</div>`,
    )
    .join("");
  const height = 228 - top;
  const clip =
    arrangement === 1
      ? `border-radius:10px 10px 24px 24px`
      : arrangement === 2
        ? "border-radius:10px 30px 10px 10px"
        : "border-radius:10px";
  return page(
    240,
    240,
    `${ground(frame, 0.7)}<div class="on row" style="height:34px;padding:0 11px">${wordmark(frame, 15)}</div>${backs}<div style="position:absolute;left:10px;top:${top}px;width:220px;height:${height}px;${clip};overflow:hidden;background:linear-gradient(135deg,${paper} 45%,${paper === "#ffffff" ? soft : darker(paper, 0.22)});box-shadow:0 0 0 1.5px ${edge} inset">${behind.length > 0 ? "" : `<div style="position:absolute;right:8px;bottom:8px;width:38px;height:38px">${drawn(thing(icon, face.label))}</div>`}<div class="on col" style="padding:8px 12px 9px;justify-content:space-between"><b class="cut" style="font-size:14px;color:${ink}">${text(face.label)}</b>${fitted(face.big, Math.min(96, height - (behind.length > 0 ? 56 : 84)), 196, ink)}<b class="nowrap" style="font-size:17px;line-height:1;color:${ink}">${text(face.unit)}</b></div></div>`,
  );
}
