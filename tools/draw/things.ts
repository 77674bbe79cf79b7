import { panelInk } from "./account";
import { darker, lighter } from "./art/colour";
import { fitted } from "./card";
import type { Face } from "./faces";
import { someone, thing } from "./figure";
import { drawn, END, type Frame, ground, page, text, wordmark } from "./page";
import type { ListingRow } from "./rows";

const SIDE = { large: 440, list: 240, thumb: 80 };

/** An item: itself, alone, with how many there are. */
export function itemCover(face: Face, icon: string, frame: Frame): string {
  const { tone, size } = frame;
  const side = SIDE[size];
  const art = drawn(
    /球员/.test(face.label) ? someone(frame.game, face.big) : thing(icon, face.label),
  );
  const spot = `<svg class="fill" viewBox="0 0 100 100"><circle cx="50" cy="47" r="37" fill="${tone.name === "light" ? "#ffffff" : lighter(tone.ground, 0.12)}"/></svg>`;
  if (size === "thumb")
    return page(
      side,
      side,
      `${ground(frame, 0.4)}${spot}<div class="on" style="padding:10px 10px 12px">${art}</div>`,
    );
  const small = size === "list";
  return page(
    side,
    side,
    `${ground(frame, small ? 0.7 : 1)}${spot}<div class="on row" style="height:${small ? 34 : 56}px;padding:0 ${small ? 10 : 20}px">${wordmark(frame, small ? 15 : 22)}</div><div class="on" style="padding:${small ? "42px 50px 62px" : "80px 90px 110px"}">${art}</div><div class="on row" style="top:auto;height:${small ? 48 : 88}px;padding:0 ${small ? 10 : 20}px;justify-content:space-between;align-items:center;background:${tone.panel};color:${panelInk(frame)}"><b class="nowrap" style="font-size:${small ? 16 : 26}px">${text(face.label)}</b><b class="nowrap" style="font-size:${small ? 30 : 56}px;line-height:1">${text(face.big)}<span style="font-size:${small ? 14 : 22}px"> ${text(face.unit)}</span></b></div>`,
  );
}

/** A top-up by hand: the amount goes into a phone. */
export function topUpCover(
  row: ListingRow,
  { faces, icon, arrangement }: { faces: readonly Face[]; icon: string; arrangement: number },
  frame: Frame,
): string {
  const { tone, size, game } = frame;
  const side = SIDE[size];
  const [face = { big: "", unit: "", label: "" }] = faces.slice(-1);
  const screen = (inside: string) =>
    `<svg class="art" viewBox="0 0 100 170"><rect x="4" y="3" width="92" height="164" rx="15" fill="#14161f" stroke="#14161f" stroke-width="3"/><rect x="10" y="12" width="80" height="146" rx="7" fill="${lighter(game.key, 0.25)}"/><path d="M10 100Q50 80 90 100V151A7 7 0 0 1 83 158H17A7 7 0 0 1 10 151Z" fill="${darker(game.key, 0.2)}"/><rect x="38" y="6" width="24" height="3" rx="1.5" fill="#555b6b"/>${inside}</svg>`;
  const phone = screen(
    `<svg x="18" y="26" width="64" height="64" viewBox="-20 -20 552 552">${thing(icon, face.label).svg}</svg><path d="M50 142V112M38 124L50 110L62 124" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  if (size === "thumb")
    return page(
      side,
      side,
      `${ground(frame, 0.4)}<div class="on" style="padding:4px 16px">${phone}</div>`,
    );
  const small = size === "list";
  const left = arrangement === 1;
  const facts = row.attributes
    .filter(({ title }) => (small ? /到账时间/ : /到账时间|区服|系统/).test(title))
    .slice(0, small ? 1 : 2);
  const amounts =
    faces.length > 1 && !small
      ? faces
          .slice(0, -1)
          .map(
            (each) =>
              `<b style="font-size:24px;color:${tone.quiet}">${text(each.big)} <span style="font-size:15px">${text(each.unit)}</span></b>${END}`,
          )
          .join("")
      : "";
  const width = small ? 124 : 228;
  return page(
    side,
    side,
    `${ground(frame, small ? 0.7 : 1)}<div class="on row" style="height:${small ? 34 : 56}px;padding:0 ${small ? 10 : 20}px">${wordmark(frame, small ? 15 : 22)}</div><div style="position:absolute;top:${small ? 36 : 62}px;bottom:${small ? 10 : 18}px;${left ? "left" : "right"}:${small ? 6 : 10}px;width:${small ? 98 : 172}px">${phone}</div><div class="on col" style="${left ? "left:auto" : "right:auto"};top:${small ? 38 : 70}px;bottom:${small ? 12 : 22}px;width:${width + (small ? 12 : 24)}px;padding:0 ${small ? 6 : 14}px 0 ${small ? 10 : 20}px;justify-content:space-between"><div class="col" style="gap:${small ? 2 : 6}px"><b class="nowrap" style="font-size:${small ? 14 : 20}px;color:${tone.ink}">${text(face.label)}</b>${amounts}${fitted(face.big, small ? 66 : 132, width - (small ? 4 : 8), tone.ink)}<b class="nowrap" style="font-size:${small ? 17 : 28}px;color:${tone.ink}">${text(face.unit)}</b></div>${END}<div class="col" style="gap:4px;font-size:${small ? 12 : 15}px">${facts.map(({ title, data }) => `<div class="${small ? "cut" : ""}" style="border-radius:8px;line-height:1.35;background:${tone.panel};color:${panelInk(frame)};padding:${small ? "3px 7px" : "7px 12px"}">${small ? "" : `${text(title)} `}<b>${text(data.join(" "))}</b></div>${END}`).join("")}</div></div>`,
  );
}

/** A service: steps that lead up, with what the row says about them. */
export function serviceCover(
  row: ListingRow,
  icon: string,
  frame: Frame,
  arrangement: number,
): string {
  const { tone, size, game } = frame;
  const side = SIDE[size];
  const facts = row.attributes
    .filter(({ title }) => title !== "所属游戏")
    .map(({ title, data }) => ({ title, each: data.join("、") }));
  const count = 4;
  const top = size === "thumb" ? 26 : size === "list" ? 92 : 170;
  const high = side - top;
  const flip = arrangement === 1;
  const bars = Array.from({ length: count }, (_, at) => {
    const height = Math.round((high * (at + 1.1)) / (count + 0.1));
    const width = side / count;
    const place = flip ? count - 1 - at : at;
    return `<div style="position:absolute;bottom:0;left:${place * width}px;width:${width + 0.5}px;height:${height}px;background:linear-gradient(${lighter(game.key, 0.3 - at * 0.06)},${darker(game.key, 0.25)});border-top:${size === "thumb" ? 4 : 7}px solid ${tone.name === "light" ? darker(game.key, 0.35) : lighter(game.key, 0.6)}"></div>`;
  }).join("");
  const figure = drawn(thing(icon, row.name));
  if (size === "thumb")
    return page(
      side,
      side,
      `${ground(frame, 0.4)}${bars}<div style="position:absolute;top:3px;${flip ? "left" : "right"}:2px;width:36px;height:36px;${"transform:translateY(-2px)"}">${figure}</div>`,
    );
  const small = size === "list";
  const shown = facts.slice(0, small ? 2 : 4);
  const rows = shown
    .map(
      ({ title, each }) =>
        `<div class="row" style="gap:8px;justify-content:space-between;font-size:${small ? 12 : 15}px;line-height:1.5"><span class="nowrap" style="opacity:.8">${text(title)}</span><b class="cut">${text(each)}</b></div>${END}`,
    )
    .join("");
  const [first = ""] = row.name.replace("【自营】", "").replace(row.game, "").trim().split(/\s+/);
  return page(
    side,
    side,
    `${ground(frame, small ? 0.7 : 1)}<div class="on row" style="height:${small ? 34 : 56}px;padding:0 ${small ? 10 : 20}px">${wordmark(frame, small ? 15 : 22)}</div><b class="nowrap" style="position:absolute;top:${small ? 36 : 64}px;${flip ? "right" : "left"}:${small ? 10 : 20}px;font-size:${small ? 20 : 38}px;color:${tone.ink}">${text(first)}</b>${END}${bars}<div style="position:absolute;top:${small ? 60 : 112}px;${flip ? "left" : "right"}:${small ? 8 : 18}px;width:${small ? 84 : 150}px;height:${small ? 84 : 150}px">${figure}</div><div style="position:absolute;left:${small ? 8 : 16}px;right:${small ? 8 : 16}px;bottom:${small ? 8 : 16}px;border-radius:${small ? 8 : 12}px;background:#12131cd9;color:#fff;padding:${small ? "4px 8px" : "10px 16px"}">${rows}</div>`,
  );
}
