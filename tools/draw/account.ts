import { type Drawn, figureOf, someone } from "./figure";
import type { Game } from "./games";
import {
  drawn,
  END,
  type Frame,
  ground,
  page,
  rankBadge,
  rarityOf,
  text,
  tileGround,
  wordmark,
} from "./page";
import {
  type Figure,
  figuresOf,
  type Named,
  namedOf,
  rankDetail,
  rankOf,
  restOf,
  serverOf,
} from "./row-figures";
import type { ListingRow } from "./rows";

/** The cover of an account: its skins as a wall, its rank and its numbers. */
export function accountCover(row: ListingRow, frame: Frame, arrangement: number): string {
  if (namedOf(row).length < 4) return showcase(row, frame, arrangement);
  if (frame.size === "thumb") return thumb(row, frame);
  if (frame.size === "list") return list(row, frame, arrangement);
  return large(row, frame, arrangement);
}

const MAX_FIGURES = 4;

function large(row: ListingRow, frame: Frame, arrangement: number): string {
  const named = namedOf(row);
  const whole = named.length <= 12 && restOf(row, named.length) === 0;
  const rest = whole ? 0 : restOf(row, Math.min(11, named.length));
  const wall = tiles(named, rest, frame, { columns: 4, text: 12, note: 11 });
  if (arrangement === 1) {
    return page(
      440,
      440,
      `${ground(frame)}<div class="on col" style="padding:12px;gap:10px">${wall}${numbers(row, frame, 22, 12)}${head(row, frame)}</div>`,
    );
  }
  if (arrangement === 2) {
    const { tone } = frame;
    const rank = rankOf(row);
    const side = `<div class="col" style="width:104px;gap:9px;background:${tone.panel};border-radius:12px;padding:12px 6px;align-items:center;justify-content:space-evenly;text-align:center;color:${panelInk(frame)}">${rank === "" ? "" : `${rankBadge(rank, 56)}<b style="font-size:14px">${text(rank)}</b>${END}`}${figuresOf(
      row,
    )
      .slice(0, rank === "" ? 5 : MAX_FIGURES)
      .map((figure) => number(figure, frame, 22, 12))
      .join("")}</div>`;
    return page(
      440,
      440,
      `${ground(frame)}<div class="on col" style="padding:12px;gap:10px"><div class="row" style="justify-content:space-between;height:26px">${wordmark(frame, 20)}<span class="nowrap" style="color:${frame.tone.quiet};font-size:13px">${text(serverOf(row))}</span>${END}</div><div class="row" style="flex:1;gap:10px;align-items:stretch;min-height:0">${side}${tiles(named, rest, frame, { columns: 3, text: 12, note: 11 })}</div></div>`,
    );
  }
  return page(
    440,
    440,
    `${ground(frame)}<div class="on col" style="padding:12px;gap:10px">${head(row, frame)}${numbers(row, frame, 22, 12)}${wall}</div>`,
  );
}

/** Wordmark and server at the left, rank at the right. */
function head(row: ListingRow, frame: Frame): string {
  const { tone } = frame;
  const rank = rankOf(row);
  const detail = rankDetail(row);
  return `<div class="row" style="justify-content:space-between;height:44px;flex:none"><div class="col" style="gap:4px">${wordmark(frame, 20)}<span class="nowrap" style="color:${tone.quiet};font-size:12px">${text(serverOf(row))}</span>${END}</div>${
    rank === ""
      ? ""
      : `<div class="row" style="gap:6px;text-align:right"><div class="col"><b class="nowrap" style="font-size:16px;color:${tone.ink}">${text(rank)}</b><span class="nowrap" style="font-size:12px;color:${tone.quiet}">${text(detail)}</span>${END}</div>${rankBadge(rank, 42)}</div>`
  }</div>`;
}

/** Ink on a panel, which is dark on a strong ground. */
export const panelInk = ({ tone }: Frame): string => (tone.name === "light" ? tone.ink : "#ffffff");
const panelQuiet = ({ tone }: Frame): string => (tone.name === "light" ? tone.quiet : "#d5d9e6");

export const number = (
  { label, value, unit }: Figure,
  frame: Frame,
  big: number,
  small: number,
): string =>
  `<div class="col" style="align-items:center;line-height:1.15"><b class="nowrap" style="font-size:${value.length > 6 ? big - 3 : big}px;color:${panelInk(frame)}">${text(value)}<span style="font-size:${small}px;font-weight:400"> ${text(unit)}</span></b><span class="nowrap" style="font-size:${small}px;color:${panelQuiet(frame)}">${text(label)}</span></div>${END}`;

function numbers(row: ListingRow, frame: Frame, big: number, small: number): string {
  const figures = figuresOf(row).slice(0, MAX_FIGURES);
  if (figures.length === 0) return "";
  return `<div style="display:grid;grid-template-columns:repeat(${figures.length},auto);justify-content:space-around;flex:none;background:${frame.tone.panel};border-radius:8px;padding:${big > 30 ? 9 : 5}px 6px">${figures.map((figure) => number(figure, frame, big, small)).join("")}</div>`;
}

interface Wall {
  columns: number;
  text: number;
  note: number;
}

function tiles(named: readonly Named[], rest: number, frame: Frame, wall: Wall): string {
  const whole = rest === 0 && named.length <= 12;
  const shown = named.slice(0, whole ? 12 : 11);
  const count = shown.length + (rest > 0 ? 1 : 0);
  const columns = count <= 6 ? Math.min(3, Math.ceil(count / 2)) : count === 9 ? 3 : wall.columns;
  const more =
    rest > 0
      ? `<div class="tile rest" style="background:${frame.tone.panel};border-color:${frame.tone.accent}"><b style="font-size:24px;color:${panelInk(frame)}">+${rest}</b></div>${END}`
      : "";
  return `<div style="flex:1;min-height:0;min-width:0;display:grid;gap:6px;grid-template-columns:repeat(${columns},minmax(0,1fr));grid-auto-rows:minmax(0,1fr)">${shown.map((each, at) => tile(each, frame, wall, at === 0 && count % columns !== 0 ? "grid-column:span 2;" : "")).join("")}${more}</div>`;
}

function tile(each: Named, frame: Frame, wall: { text: number; note: number }, span = ""): string {
  const colour = rarityOf(each.note);
  const figure = figureOf(frame.game, each);
  const place = figure.stands
    ? "padding:4px 2px 6px"
    : figure.tall
      ? "padding:3px 3px 5px"
      : "padding:12px 3px 16px";
  const note =
    wall.note === 0 || each.note === ""
      ? ""
      : `<span class="note" style="background:${colour};font-size:${wall.note}px">${text(each.note)}</span>`;
  const name =
    wall.text === 0
      ? ""
      : `<span class="name" style="font-size:${wall.text}px">${text(each.name)}</span>`;
  return `<div class="tile" style="${span}${tileGround(frame, colour)}">${drawn(figure, place)}${name}${note}</div>${END}`;
}

/** Six skins with their names, two numbers. */
function list(row: ListingRow, frame: Frame, arrangement: number): string {
  const { tone } = frame;
  const rank = rankOf(row);
  const top = `<div class="row" style="justify-content:space-between;height:24px;flex:none">${wordmark(frame, 15)}${rank === "" ? "" : `<div class="row" style="gap:3px"><b class="nowrap" style="font-size:13px;color:${tone.ink}">${text(rank)}</b>${rankBadge(rank, 24)}</div>`}</div>`;
  const named = namedOf(row).slice(0, namedOf(row).length < 6 ? 4 : 6);
  const wall = `<div style="flex:1;min-height:0;display:grid;gap:5px;grid-template-columns:repeat(${named.length / 2},minmax(0,1fr));grid-template-rows:repeat(2,minmax(0,1fr))">${named.map((each) => tile(each, frame, { text: 12, note: 0 })).join("")}</div>`;
  const line = numberLine(row, frame);
  const parts =
    arrangement === 1
      ? [wall, line, top]
      : arrangement === 2
        ? [top, wall, line]
        : [top, line, wall];
  return page(
    240,
    240,
    `${ground(frame, 0.7)}<div class="on col" style="padding:8px;gap:5px">${parts.join("")}</div>`,
  );
}

/** Units that change what a number says; pieces, sets and the like are left out in small pictures. */
const SCALE = /亿|万|以上|起|以内|小时/;

/** Up to three numbers in a line of a list's picture. */
function numberLine(row: ListingRow, { tone }: Frame): string {
  const words = figuresOf(row).map(({ label, value, unit }) => ({
    value,
    rest: `${SCALE.test(unit) ? `${unit} ` : ""}${label}`,
  }));
  const length = (count: number) =>
    words.slice(0, count).reduce((sum, { value, rest }) => sum + value.length + rest.length, 0);
  const count = length(3) > LINE_LENGTH ? 2 : 3;
  return `<div class="row" style="justify-content:space-around;flex:none">${words
    .slice(0, count)
    .map(
      ({ value, rest }) =>
        `<span class="nowrap" style="font-size:12px;color:${tone.quiet}"><b style="font-size:17px;color:${tone.ink}">${text(value)}</b> ${text(rest)}</span>`,
    )
    .join("")}</div>`;
}

/** Characters of three numbers that fit into a line. */
const LINE_LENGTH = 20;

/** Four skins and the badge, no text but one number. */
function thumb(row: ListingRow, frame: Frame): string {
  const named = namedOf(row).slice(0, 4);
  const rank = rankOf(row);
  return page(
    80,
    80,
    `${ground(frame, 0.4)}<div class="on" style="padding:3px;display:grid;gap:2px;grid-template-columns:1fr 1fr;grid-template-rows:1fr 1fr">${named.map((each) => tile(each, frame, { text: 0, note: 0 }).replace("padding:4px 2px 6px", "padding:1px 0 0").replace("padding:12px 3px 16px", "padding:2px")).join("")}</div>${rank === "" ? "" : `<div class="on" style="display:grid;place-items:center">${rankBadge(rank, 28)}</div>`}`,
  );
}

/** An account without named skins: people or things of its game, and its facts in words. */
function showcase(row: ListingRow, frame: Frame, arrangement: number): string {
  const { tone, size, game } = frame;
  const only = onlyFigure(row, game);
  const figures =
    only === undefined ? [0, 1, 2, 3, 4, 5].map((at) => someone(game, `${row.id} ${at}`)) : [only];
  const rank = rankOf(row);
  const framed = (figure: Drawn, padding: string) =>
    `<div class="tile" style="${tileGround(frame, frame.tone.accent)}">${drawn(figure, `padding:${padding}`)}</div>`;
  if (size === "thumb") {
    const columns = only === undefined ? 2 : 1;
    const wall = figures
      .slice(0, 4)
      .map((figure) => framed(figure, "2px 1px 0"))
      .join("");
    return page(
      80,
      80,
      `${ground(frame, 0.4)}<div class="on" style="padding:3px;display:grid;gap:2px;grid-template-columns:repeat(${columns},minmax(0,1fr));grid-auto-rows:minmax(0,1fr)">${wall}</div>${rank === "" ? "" : `<div class="on" style="display:grid;place-items:center">${rankBadge(rank, 28)}</div>`}`,
    );
  }
  const wide = game.figures === "cars";
  const shown = figures.slice(0, wide ? 4 : size === "list" ? 6 : 3);
  const people = `<div style="position:relative;flex:1;min-height:0;display:grid;gap:6px;grid-template-columns:repeat(${wide ? 2 : Math.min(3, shown.length)},minmax(0,1fr));grid-auto-rows:minmax(0,1fr)">${shown.map((figure) => framed(figure, size === "list" ? "4px 3px 1px" : "10px 4px 4px")).join("")}</div>`;
  const small = size === "list";
  const counted = (title: string) =>
    figuresOf({ ...row, attributes: row.attributes.filter((each) => each.title === title) })
      .length > 0;
  const lines = row.attributes
    .filter(({ title }) => !/所属游戏|段位/.test(title) && !counted(title))
    .slice(0, small ? 1 : 4)
    .map(
      ({ title, data }) =>
        `<div class="row" style="gap:8px;justify-content:space-between;font-size:${small ? 12 : 15}px;line-height:1.45"><span class="nowrap" style="color:${panelQuiet(frame)}">${text(title)}</span><b class="cut" style="color:${panelInk(frame)}">${text(data.join(small ? " " : " · "))}</b></div>${END}`,
    )
    .join("");
  const figuresRow = small ? numberLine(row, frame) : numbers(row, frame, 38, 15);
  const panel = `${figuresRow}<div style="flex:none;background:${tone.panel};border-radius:${small ? 8 : 12}px;padding:${small ? "5px 8px" : "12px 16px"};position:relative">${lines}</div>`;
  const top = `<div class="row" style="justify-content:space-between;flex:none;height:${small ? 24 : 40}px">${wordmark(frame, small ? 15 : 20)}${rank === "" ? "" : `<div class="row" style="gap:4px"><b class="nowrap" style="font-size:${small ? 13 : 18}px;color:${tone.ink}">${text(rank)}</b>${END}${rankBadge(rank, small ? 24 : 42)}</div>`}</div>`;
  const parts =
    arrangement === 1
      ? [people, panel, top]
      : arrangement === 2
        ? [panel, people, top]
        : [top, people, panel];
  const side = small ? 240 : 440;
  return page(
    side,
    side,
    `${ground(frame, small ? 0.7 : 1)}<div class="on col" style="padding:${small ? 8 : 14}px;gap:${small ? 5 : 10}px">${parts.join("")}</div>`,
  );
}

/** What an account shows that has one thing only. */
const WORDS = /长安城|空岛/;

/** @returns the drawing of the one thing that an account has */
export function onlyFigure(row: ListingRow, game: Game): Drawn | undefined {
  const [name] = WORDS.exec(row.attributes.flatMap(({ data }) => data).join(" ")) ?? [];
  return name === undefined ? undefined : figureOf(game, { name, note: "" });
}
