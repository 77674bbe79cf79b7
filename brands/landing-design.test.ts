import { BRANDS } from "./index";
import type { Block } from "./landing-blocks";
import type { GoodsPick, LandingDesign } from "./landing-design";
import type { Landing } from "./types";

interface Designed {
  name: string;
  landing: Landing;
  design: LandingDesign;
}

/** Every page that has a design, the brands' roots included. */
const DESIGNED: Designed[] = BRANDS.flatMap((brand) =>
  [...("page" in brand.root ? [brand.root.page] : []), ...brand.landings].flatMap((landing) =>
    landing.design
      ? [{ name: `${brand.key} ${landing.route}`, landing, design: landing.design }]
      : [],
  ),
);

const variant = (block: Block | undefined) => (block ? `${block.block}/${block.variant}` : "");

/** What is seen of a page before its fourth section. */
function face({ landing, design: { hero, sections } }: Designed): string {
  return [landing.kind, hero.variant, ...sections.slice(0, 3).map(variant)].join(" ");
}

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test("every page that sells its app has a design", () => {
  const pages = BRANDS.flatMap((brand) => [
    ...("page" in brand.root ? [brand.root.page] : []),
    ...brand.landings,
  ]);
  const plain = pages.filter(({ kind, design }) => design === undefined && kind !== "legal");
  expect(plain.map(({ route }) => route)).toEqual([]);
});

test("no two pages of one kind begin alike", () => {
  expect(twice(DESIGNED.map(face))).toEqual([]);
});

test("of one kind, the same hero never stands on the same ground with the same pattern", () => {
  const heroes = DESIGNED.map(({ landing, design: { hero } }) =>
    [landing.kind, hero.variant, hero.surface, hero.pattern ?? "plain"].join(" "),
  );
  expect(twice(heroes)).toEqual([]);
});

/** Heroes in which something is chosen: without JavaScript, the table below them says the same. */
const ESTIMATORS: readonly string[] = ["pocket", "claws"];

/** Every choice of goods in a design, wherever it stands. */
function picksOf(value: unknown): GoodsPick[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(picksOf);
  return "kinds" in value || "by" in value ? [value as GoodsPick, ...inside] : inside;
}

/** Whether prices of an hour may stand beside prices of a piece. */
const mixesUnits = ({ kinds }: GoodsPick) =>
  kinds === undefined || (kinds.includes("租号") && kinds.length > 1);

test("what an hour costs is never compared with what a piece costs", () => {
  const mixed = DESIGNED.flatMap(({ name, design }) => {
    const offers = design.sections.filter(({ block }) => block === "offers").flatMap(picksOf);
    const cheapest = picksOf(design).filter(({ by }) => by === "cheap");
    return [...offers, ...cheapest].filter(mixesUnits).map(() => name);
  });
  expect(mixed).toEqual([]);
});

test("an estimator stands above the table of all that it can say", () => {
  const apart = DESIGNED.filter(({ design: { hero, sections } }) => {
    if (!("kinds" in hero) || !ESTIMATORS.includes(hero.variant)) return false;
    const tables = sections.flatMap((it) => (it.block === "rates" ? [it.kinds.join()] : []));
    return tables.join(";") !== hero.kinds.join();
  });
  expect(apart.map(({ name }) => name)).toEqual([]);
});

test.each(["play", "info", "value", "bag", "mall"] as const)(
  "pages of the kind %s have a hero and a section each that no other kind has",
  (kind) => {
    const others = DESIGNED.filter(({ landing }) => landing.kind !== kind);
    const heroes = new Set(others.map(({ design: { hero } }) => hero.variant));
    const blocks = new Set(others.flatMap(({ design: { sections } }) => sections.map(variant)));
    const own = DESIGNED.filter(({ landing }) => landing.kind === kind);
    expect(own.length).toBeGreaterThan(1);
    expect(twice(own.map(({ design: { hero } }) => hero.variant))).toEqual([]);
    for (const { name, design } of own) {
      expect([name, heroes.has(design.hero.variant)]).toEqual([name, false]);
      expect([name, design.sections.every((block) => blocks.has(variant(block)))]).toEqual([
        name,
        false,
      ]);
    }
  },
);

describe.each(DESIGNED.map((it) => [it.name, it.design] as const))(
  "%s",
  (_, { hero, sections }) => {
    test("says how it works, asks and answers, and ends with the download", () => {
      expect(sections.length).toBeGreaterThanOrEqual(5);
      expect(sections.filter(({ block }) => block === "downloads")).toHaveLength(1);
      expect(sections.at(-1)?.block).toBe("downloads");
      expect(sections.map(({ block }) => block)).toContain("questions");
      expect(twice(sections.map(variant))).toEqual([]);
      expect(twice(sections.map(({ title }) => title))).toEqual([]);
    });

    test("names figures without the unit that stands beside them", () => {
      const names = sections.flatMap((block) =>
        block.block === "figures" ? block.figures.map(([, name]) => name) : [],
      );
      expect(names.filter((name) => /^[件款个种位笔次]/.test(name))).toEqual([]);
    });

    test("changes its ground from part to part", () => {
      const grounds = [hero.surface, ...sections.map(({ surface }) => surface)];
      expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([]);
    });

    test("has as much to say as each look has room for", () => {
      expect(JSON.stringify(sections)).not.toMatch(/:"\s|\s"[,}\]]|:""/);
      for (const block of sections) expect(amount(block)).toBe("fits");
    });
  },
);

/** Whether a block's list is neither too short nor too long for how it is set. */
function amount(block: Block): string {
  const [count, least, most] = bounds(block);
  return count >= least && count <= most ? "fits" : `${variant(block)} has ${count}`;
}

function bounds(block: Block): [count: number, least: number, most: number] {
  switch (block.block) {
    case "steps":
      return [block.steps.length, 3, 5];
    case "figures":
      return [block.figures.length, 2, block.variant === "ledger" ? 6 : 4];
    case "compare":
      return [block.rows.length, 3, 6];
    case "promises":
      return [block.promises.length, 3, block.variant === "seals" ? 4 : 6];
    case "questions":
      return [block.list.length, 3, 6];
    case "screens":
      return [block.screens.length, { trio: 3, pair: 2, notes: 1 }[block.variant], 3];
    case "story":
      return [block.text.length, 2, 5];
    case "handover":
      return [block.stations.length, 3, 4];
    case "grades":
      return [block.grades.length, 4, 5];
    case "seal":
      return block.lines.length === 4 ? [block.notes.length, 3, 4] : [0, 3, 4];
    case "receipt":
      return [block.lines.length, 3, 4];
    case "rooms":
      return [block.rooms.length, 3, 6];
    case "roles":
      return [block.roles.length, 5, 5];
    case "week":
      return [block.dates.length, 3, 9];
    case "wall":
      return [block.notes.length, 3, 6];
    case "ballot":
      return [block.options.length, 3, 5];
    case "install":
      return [Math.max(...block.tracks.map(({ steps }) => steps.length)), 3, 4];
    case "trouble":
      return [block.cases.length, 3, 6];
    case "together":
      return [Math.max(block.desktop.length, block.phone.length), 3, 4];
    case "escrow":
      return [block.moves.length, 4, 5];
    default:
      return [1, 1, 1];
  }
}
