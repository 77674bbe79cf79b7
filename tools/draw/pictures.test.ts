import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { altText } from "./alt-text";
import { DEFAULT_AVATARS_FOLDER, SAMPLE_PICTURES } from "./folders";
import { type Manifest, plan, planDefaultAvatars } from "./manifest";
import { kindOf } from "./row-figures";
import { type ListingRow, readListings } from "./rows";

const rows = readListings();
const { manifest, shots } = plan(rows);
const avatars = planDefaultAvatars();
const FOLDERS = [
  { folder: SAMPLE_PICTURES, planned: { manifest, shots } },
  { folder: DEFAULT_AVATARS_FOLDER, planned: avatars },
];

describe.each(FOLDERS)("$folder", ({ folder, planned }) => {
  it("has every picture as it is now: `npm run draw` after a change", () => {
    const committed: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    const names = new Set([...Object.keys(committed), ...Object.keys(planned.manifest)]);
    const stale = [...names].filter(
      (name) => JSON.stringify(committed[name]) !== JSON.stringify(planned.manifest[name]),
    );
    expect(stale).toEqual([]);
  });

  it("has every file of the manifest and no other", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const names = files.filter((file) => file.endsWith(".webp")).sort();
    expect(names).toEqual(planned.shots.map(({ file }) => file).sort());
  });
});

it("notices a row that changes", () => {
  const changed = rows.map((row) => (row.id === 1003 ? { ...row, price: "9.90" } : row));
  const { manifest: after } = plan(changed);
  expect(Object.keys(after).filter((name) => after[name]?.alt !== manifest[name]?.alt)).toEqual([
    "goods/1003-1",
  ]);
});

it("takes at most 15 MB", () => {
  const paths = FOLDERS.flatMap(({ folder, planned }) =>
    planned.shots.map(({ file }) => join(folder, file)),
  );
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(15_000_000);
});

it("gives each row the pictures that are drawn of it", () => {
  for (const { id, pictures, picture_texts, detail_pictures } of rows) {
    const names = Object.keys(manifest).filter((name) => name.startsWith(`goods/${id}-`));
    expect([id, pictures]).toEqual([id, names.map((name) => `/media/${name}.webp`)]);
    expect([id, picture_texts]).toEqual([id, names.map((name) => manifest[name]?.alt)]);
    expect(detail_pictures).toEqual([]);
  }
});

it("draws listings of one game and kind differently, in layout or color", () => {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const { layout, colour } = manifest[`goods/${row.id}-1`] ?? {};
    const look = `${row.game} ${kindOf(row)} ${layout} ${colour}`;
    expect([row.id, seen.get(look)]).toEqual([row.id, undefined]);
    seen.set(look, row.id);
  }
});

it("draws no two pictures alike", () => {
  const entries = [...Object.values(manifest), ...Object.values(avatars.manifest)];
  const files = entries.map(({ files }) => Object.values(files).at(-1));
  expect(new Set(files).size).toBe(files.length);
});

it("draws neighbors of the catalog of any game and kind differently", () => {
  for (const [at, row] of rows.entries()) {
    const [before, after] = [rows[at - 1], row].map((each) => manifest[`goods/${each?.id}-1`]);
    expect([row.id, before?.layout, before?.colour]).not.toEqual([
      row.id,
      after?.layout,
      after?.colour,
    ]);
  }
});

/** Words of the templates, which are true of every picture that has them. */
const OWN_WORDS = /^(¥.*|\/时|小时起租|验号报告|平台验号|项通过|押金|元|\/|\+\d+|·)$/;

/** 10/11: a report's findings without a defect. */
function passedOf({ inspection_report: report }: ListingRow): string {
  const items = report?.items ?? [];
  return `${items.filter(({ passed }) => passed === 1).length}/${items.length}`;
}

it.each(["large", "list", "thumb"])("says only what the row says in the %s size", (size) => {
  const side = { large: 440, list: 240, thumb: 80 }[size];
  const unknown: string[] = [];
  for (const row of rows) {
    const { pictures: _, picture_texts: __, ...facts } = row;
    const known = `${JSON.stringify(facts)} ${row.rent_hours} ${passedOf(row)}`.replaceAll(
      /\s+|\\"/g,
      "",
    );
    const own = shots.filter((shot) => shot.side === side && shot.file.includes(`/${row.id}-`));
    for (const { file, html } of own.filter((shot) => shot.file.startsWith("goods/"))) {
      const words = altText(html).split(/[，、\s]+/);
      const more = words.filter((word) => !OWN_WORDS.test(word) && !known.includes(word));
      unknown.push(...more.map((word) => `${file} ${word}`));
    }
  }
  expect(unknown).toEqual([]);
});

it("says in words what the large picture says", () => {
  for (const { file, html, side } of shots.filter((shot) => shot.side === 440)) {
    const { alt = "" } = manifest[file.replace(/-880\.webp$/, "")] ?? {};
    expect([file, side, alt]).toEqual([file, 440, altText(html)]);
    expect([file, alt.length > 4 && alt.length <= 500]).toEqual([file, true]);
  }
});

it("counts what the wall does not show", () => {
  expect(manifest["goods/1002-1"]?.alt).toMatch(/霜月 典藏.*，\+131$/);
});

it("draws the same pages for the same rows", () => {
  expect(plan(readListings()).manifest).toEqual(manifest);
});

it("sets no type below 12 px in pictures for lists, nor below 11 px in any", () => {
  for (const { file, side, html } of shots.filter((shot) => shot.side > 80)) {
    const sizes = [...html.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size));
    expect([file, Math.min(...sizes, 99) >= (side === 240 ? 12 : 11)]).toEqual([file, true]);
  }
});
