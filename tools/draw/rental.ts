import { panelInk } from "./account";
import { complete, type Drawn, figureOf, someone } from "./figure";
import { drawn, END, type Frame, ground, page, rankBadge, text, wordmark } from "./page";
import { figuresOf, type Named, namedOf, rankOf, rentTimes } from "./row-figures";
import type { ListingRow } from "./rows";

/** A rental: somebody or something of the game, a clock with the shortest time, and the price of an hour. */
export function rentalCover(row: ListingRow, frame: Frame, arrangement: number): string {
  const { tone, size, game } = frame;
  const named = namedOf(row);
  const quoted = /「(.+?)」/.exec(row.name)?.[1];
  const seed = quoted ?? named[0]?.name ?? `租 ${row.id}`;
  const first = named.find(({ name }) => name === quoted) ?? named[0];
  const figure = first ? figureOf(game, first) : someone(game, seed);
  const shown = complete(figure);
  const hours = String(row.rent_hours ?? 0);
  const price = row.price ?? "";
  if (size === "thumb") {
    return page(
      80,
      80,
      `${ground(frame, 0.4)}<div class="on" style="inset:8px">${clock(frame, hours, 64, "")}</div><div class="on" style="padding:${figure.stands ? "15px 15px 12px" : "18px 10px"}">${drawn(shown)}</div><div class="on" style="top:auto;height:22px;background:${tone.panel};color:${panelInk(frame)};text-align:center;font-weight:700;font-size:16px;line-height:22px">¥${text(price.replace(/0$/, ""))}</div>`,
    );
  }
  const small = size === "list";
  const side = small ? 240 : 440;
  const bar = small ? 54 : 92;
  const top = small ? 34 : 56;
  const rank = rankOf(row);
  const ring = small ? 92 : 168;
  const body = side - bar - top;
  const places: [string, string][] = [
    [`right:${small ? 2 : 10}px;width:56%`, `left:${small ? 10 : 20}px`],
    [`left:${small ? 2 : 10}px;width:56%`, `right:${small ? 10 : 20}px`],
    [`left:16%;width:68%`, `left:${(side - ring * 1.42) / 2}px`],
  ];
  const [at, clockAt] = places[arrangement] ?? ["", ""];
  const round = arrangement === 2 ? ring * (small ? 1.5 : 1.62) : ring;
  const ringTop = top + (body - round) / 2;
  const clockStyle = arrangement === 2 ? `left:${(side - round) / 2}px` : clockAt;
  const words = arrangement === 2 ? "" : "小时起租";
  const facts = figuresOf(row)
    .slice(0, 2)
    .map(({ label, value, unit }) => `${label} ${value} ${unit}`.trim());
  const line = [row.deposit === undefined ? "" : `押金 ${row.deposit} 元`, rentTimes(row)].filter(
    (each) => each !== "",
  );
  const corner =
    arrangement === 2
      ? `<div style="position:absolute;left:${small ? 8 : 16}px;bottom:${bar + (small ? 6 : 12)}px;border-radius:20px;background:${tone.accent};color:${tone.name === "light" ? "#fff" : "#12131c"};font-weight:700;font-size:${small ? 13 : 20}px;padding:${small ? "1px 8px" : "4px 14px"};white-space:nowrap">${hours} 小时起租</div>${END}`
      : "";
  const things = figure.stands || figure.tall || arrangement === 2 ? [] : named.slice(0, 3);
  const figures = (one: Drawn) => {
    if (things.length > 1) {
      return `<div class="col" style="height:100%;padding:${small ? "4px 0" : "12px 0"}">${things.map((each) => `<div class="col" style="flex:1;min-height:0"><div style="flex:1;min-height:0">${drawn(figureOf(game, each))}</div>${small ? "" : caption(each, tone.ink, 14)}</div>`).join("")}</div>`;
    }
    if (!first || small) return drawn(one);
    const under = figure.stands
      ? `<div style="position:absolute;left:0;right:0;bottom:0;padding:18px 0 6px;background:linear-gradient(transparent,#0b0c14cc)">${caption(first, "#ffffff", 16)}</div>`
      : "";
    return `${drawn(one)}${under}`;
  };
  return page(
    side,
    side,
    `${ground(frame, small ? 0.7 : 1)}<div class="on row" style="height:${top}px;padding:0 ${small ? 10 : 20}px;justify-content:space-between">${wordmark(frame, small ? 15 : 22)}${rank === "" ? "" : `<div class="row" style="gap:4px"><b class="nowrap" style="color:${tone.ink};font-size:${small ? 13 : 16}px">${text(rank)}</b>${END}${rankBadge(rank, small ? 24 : 36)}</div>`}</div>
<div style="position:absolute;top:${ringTop}px;${clockStyle};width:${round}px;height:${round}px">${clock(frame, hours, round, words)}</div>
<div style="position:absolute;top:${top}px;bottom:${bar}px;${at}">${figures(shown)}</div>${corner}
<div class="on row" style="top:auto;height:${bar}px;background:${tone.panel};color:${panelInk(frame)};padding:0 ${small ? 10 : 20}px;justify-content:space-between;gap:10px">${priceOf(price, small)}<div class="col" style="text-align:right;font-size:${small ? 12 : 14}px;line-height:1.4;min-width:0">${(small ? [facts[0] ?? line[0] ?? ""] : [...facts, ...line].slice(0, 3)).map((each) => `<span class="cut">${text(each)}</span>${END}`).join("")}</div></div>`,
  );
}

const caption = ({ name, note }: Named, ink: string, size: number): string =>
  `<div class="nowrap" style="text-align:center;font-size:${size}px;line-height:1.2;color:${ink}"><b>${text(name)}</b> ${text(note)}</div>${END}`;

const priceOf = (price: string, small: boolean): string =>
  `<div class="nowrap" style="line-height:1"><b style="font-size:${small ? 18 : 26}px">¥</b><b style="font-size:${small ? 34 : 58}px;letter-spacing:-0.02em">${text(price)}</b><span style="font-size:${small ? 13 : 20}px"> /时</span></div>${END}`;

/** A clock face of which the shortest time of twelve hours is filled. */
function clock({ tone }: Frame, hours: string, size: number, words: string): string {
  const share = Math.min(1, Number(hours) / 12);
  const r = 44;
  const around = 2 * Math.PI * r;
  const marks = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M50 11V${at % 3 === 0 ? 18 : 15}" stroke="${tone.quiet}" stroke-width="${at % 3 === 0 ? 2.4 : 1.4}" transform="rotate(${at * 30} 50 50)"/>`,
  ).join("");
  const face = `<circle cx="50" cy="50" r="${r}" fill="${tone.name === "light" ? "#ffffff" : tone.ground}" stroke="${tone.line}" stroke-width="7"/><circle cx="50" cy="50" r="${r}" fill="none" stroke="${tone.accent}" stroke-width="7" stroke-dasharray="${(around * share).toFixed(1)} ${around.toFixed(1)}" stroke-linecap="round" transform="rotate(-90 50 50)"/>${marks}`;
  const label =
    words === ""
      ? ""
      : `<text x="50" y="58" text-anchor="middle" font-size="36" font-weight="700" fill="${tone.ink}">${hours}</text><text x="50" y="75" text-anchor="middle" font-size="${size > 100 ? 11 : 13.5}" fill="${tone.ink}">${words}</text>${END}`;
  return `<svg viewBox="0 0 100 100" width="${size}" height="${size}">${face}${label}</svg>`;
}
