import { number, onlyFigure, panelInk } from "./account";
import { mix } from "./art/colour";
import { complete, figureOf, someone } from "./figure";
import { drawn, END, type Frame, glyph, ground, page, rankBadge, text, wordmark } from "./page";
import { figuresOf, namedOf, rankDetail, rankOf, serverOf } from "./row-figures";
import type { ListingRow } from "./rows";

/** The account's profile: somebody of its game, rank, server, and what its tags promise. */
export function profile(row: ListingRow, frame: Frame): string {
  const { tone, game } = frame;
  const rank = rankOf(row);
  const [first] = namedOf(row);
  const person = first
    ? figureOf(game, first)
    : (onlyFigure(row, game) ?? someone(game, `${row.id} 0`));
  const figures = figuresOf(row).slice(0, 3);
  const numbers =
    figures.length === 0
      ? glyph(game.mark, tone.accent, 110)
      : figures
          .map(
            (figure) =>
              `<div style="border-radius:12px;width:100%;padding:10px 4px;background:${tone.panel}">${number(figure, frame, 34, 15)}</div>`,
          )
          .join("");
  const lines = [serverOf(row), rankDetail(row)].filter((each) => each !== "");
  const tags = row.tags.map((tag) => chip(tag.text, frame)).join("");
  const caption =
    first === undefined
      ? ""
      : `<b class="nowrap" style="position:absolute;left:0;right:0;bottom:10px;text-align:center;font-size:20px;color:#fff;text-shadow:0 1px 6px #000a">${text(first.name)}</b>${END}`;
  return page(
    440,
    440,
    `${ground(frame)}<div class="on col" style="padding:20px;gap:16px"><div class="row" style="height:32px">${wordmark(frame, 22)}</div><div class="row" style="flex:1;min-height:0;gap:18px;align-items:stretch"><div style="position:relative;width:200px;border-radius:20px;overflow:hidden;border:3px solid ${tone.accent};background:radial-gradient(circle at 50% 30%,${mix(game.key, "#ffffff", 0.5)},${game.key} 60%,${mix(game.key, "#0b0c14", 0.5)})"><div class="on" style="padding:${person.stands ? "14px 4px 0" : "10px"}">${drawn(complete(person))}</div>${caption}</div><div class="col" style="flex:1;min-width:0;gap:10px;justify-content:center;align-items:center;text-align:center;color:${tone.ink}">${rank === "" ? numbers : `${rankBadge(rank, 120)}<b style="font-size:26px;line-height:1.2">${text(rank)}</b>${END}`}${lines.map((line) => `<span style="font-size:16px;color:${tone.quiet}">${text(line)}</span>${END}`).join("")}</div></div><div class="row" style="gap:8px;flex-wrap:wrap">${tags}</div></div>`,
  );
}

const chip = (word: string, frame: Frame): string =>
  `<span class="nowrap" style="border-radius:14px;padding:3px 12px;font-size:14px;background:${frame.tone.panel};color:${panelInk(frame)}">${text(word)}</span>${END}`;

/** Every number of the attributes as a cell of a grid. */
export function inventory(row: ListingRow, frame: Frame): string {
  const figures = figuresOf(row).slice(0, 9);
  const { tone } = frame;
  const columns = figures.length > 4 ? 3 : figures.length < 4 ? 1 : 2;
  const cells = figures
    .map(
      (figure) =>
        `<div style="display:grid;place-content:center;border-radius:12px;background:${tone.panel};border:1.5px solid ${tone.line}">${number(figure, frame, columns === 3 ? 34 : 46, 16)}</div>`,
    )
    .join("");
  return page(
    440,
    440,
    `${ground(frame)}<div class="on col" style="padding:20px;gap:14px"><div class="row" style="height:32px">${wordmark(frame, 22)}</div><div style="flex:1;min-height:0;display:grid;gap:10px;grid-template-columns:repeat(${columns},minmax(0,1fr));grid-auto-rows:minmax(0,1fr)">${cells}</div></div>`,
  );
}

/** What the attributes say, line by line, in the game's colors. */
export function sheet(row: ListingRow, frame: Frame, figure: string): string {
  const { tone } = frame;
  const lines = row.attributes.filter(
    ({ title, data }) => PRINTABLE.test(title) && data.length > 0 && title !== "所属游戏",
  );
  const rows = lines
    .map(
      ({ title, data }) =>
        `<div style="display:grid;grid-template-columns:76px 1fr;gap:12px;padding:7px 0;border-bottom:1px solid ${tone.line};align-items:baseline"><span style="font-size:15px;color:${tone.name === "light" ? tone.quiet : "#d5d9e6"}">${text(title)}</span><b style="font-size:17px;line-height:1.35">${text(
          data
            .filter((each) => !UNBROKEN.test(each))
            .slice(0, 6)
            .join("、"),
        )}</b></div>${END}`,
    )
    .join("");
  const tags = row.tags
    .map((tag) => tag.text)
    .filter((tag) => SHORT.test(tag))
    .map((tag) => chip(tag, frame))
    .join("");
  return page(
    440,
    440,
    `${ground(frame)}<div class="on col" style="padding:20px;gap:14px"><div class="row" style="height:44px;justify-content:space-between">${wordmark(frame, 22)}<div style="width:56px;height:56px">${figure}</div></div><div class="col" style="flex:1;min-height:0;justify-content:center;border-radius:16px;background:${tone.panel};color:${panelInk(frame)};padding:8px 20px">${rows}</div><div class="row" style="gap:8px;flex-wrap:wrap">${tags}</div></div>`,
  );
}

/** Values that no line can hold. */
const UNBROKEN = /[A-Za-z]{24}/;
const PRINTABLE = /^[\p{Script=Han}\d]{1,8}$/u;
const SHORT = /^[\p{Script=Han}\d\sA-Za-z]{1,8}$/u;

/** The inspector's report with its stamp. Findings that did not pass are marked. */
export function report(row: ListingRow, frame: Frame): string {
  const found = row.inspection_report;
  if (!found) return "";
  const { game } = frame;
  const failed = found.items.filter(({ passed }) => passed === 0).length;
  const items = found.items.slice(0, 12);
  const high = Math.min(28, Math.floor(296 / items.length));
  const lines = items
    .map(
      ({ name, result, passed }) =>
        `<div class="row" style="height:${high}px;gap:8px;border-bottom:1px solid #e2e5ec;font-size:13px"><span style="flex:none;width:18px;height:18px;border-radius:9px;display:grid;place-items:center;background:${passed ? "#12854f" : "#b4540a"}"><svg viewBox="0 0 12 12" width="12" height="12"><path d="${passed ? "M2.5 6.2L5 8.7L9.6 3.6" : "M6 2.6V6.8M6 9.2V9.3"}" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/></svg></span><span class="nowrap" style="width:74px;flex:none;color:#5a6172">${text(name)}</span><b class="cut" style="color:${passed ? "#191c26" : "#8a3c00"}">${text(result)}</b></div>${END}`,
    )
    .join("");
  const passed = `${found.items.length - failed}/${found.items.length} 项通过`;
  return page(
    440,
    440,
    `${ground(frame)}<div class="on" style="inset:14px;background:#fdfdfb;border-radius:12px;border-top:8px solid ${game.key};padding:12px 18px"><div class="row" style="justify-content:space-between;align-items:flex-start;height:84px"><div><b style="font-size:24px;line-height:1.2;color:#191c26">验号报告</b><div style="font-size:13px;color:#5a6172">${text(found.report_no)} · ${text(found.inspector)}</div><b style="font-size:16px;color:${failed ? "#8a3c00" : "#12724a"}">${passed}</b></div></div>${END}${lines}<svg viewBox="0 0 120 120" width="92" height="92" style="position:absolute;right:14px;top:4px;transform:rotate(-12deg)"><g fill="none" stroke="#c8202c"><circle cx="60" cy="60" r="55" stroke-width="5"/><circle cx="60" cy="60" r="46" stroke-width="1.6"/></g><path d="M60 20L65 32L78 33L68 41L71 54L60 47L49 54L52 41L42 33L55 32Z" fill="#c8202c"/><text x="60" y="80" text-anchor="middle" font-size="23" font-weight="700" fill="#c8202c">平台验号</text></svg></div>`,
  );
}
