import { BRANDS } from "./index";
import type { Block } from "./landing-blocks";
import type { LandingDesign } from "./landing-design";
import type { GoodsPick } from "./landing-parts";
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

/** The start of a page: its hero and first three sections. */
function openingOf({ landing, design: { hero, sections } }: Designed): string {
  return [landing.kind, hero.variant, ...sections.slice(0, 3).map(variant)].join(" ");
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test("every landing page except legal ones has a design or a layout", () => {
  const pages = BRANDS.flatMap((brand) => [
    ...("page" in brand.root ? [brand.root.page] : []),
    ...brand.landings,
  ]);
  const plain = pages.filter(
    ({ kind, design, layout }) => (design ?? layout) === undefined && kind !== "legal",
  );
  expect(plain.map(({ route }) => route)).toEqual([]);
});

test("no two pages of one kind have the same hero and first three sections", () => {
  expect(duplicates(DESIGNED.map(openingOf))).toEqual([]);
});

test("no two pages of one kind have the same hero, surface and pattern", () => {
  const heroes = DESIGNED.map(({ landing, design: { hero } }) =>
    [landing.kind, hero.variant, hero.surface, hero.pattern ?? "plain"].join(" "),
  );
  expect(duplicates(heroes)).toEqual([]);
});

/** Interactive heroes: without JavaScript, the table below them shows the same data. */
const ESTIMATORS: readonly string[] = ["pocket", "claws"];

/** Collects every GoodsPick in a design, at any depth. */
function picksOf(value: unknown): GoodsPick[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(picksOf);
  return "kinds" in value || "by" in value ? [value as GoodsPick, ...inside] : inside;
}

/** Whether the picked goods may combine hourly prices with prices per piece. */
const mixesUnits = ({ kinds }: GoodsPick) =>
  kinds === undefined || (kinds.includes("租号") && kinds.length > 1);

test("no design compares hourly prices with prices per piece", () => {
  const mixed = DESIGNED.flatMap(({ name, design }) => {
    const offers = design.sections.filter(({ block }) => block === "offers").flatMap(picksOf);
    const cheapest = picksOf(design).filter(({ by }) => by === "price-asc");
    return [...offers, ...cheapest].filter(mixesUnits).map(() => name);
  });
  expect(mixed).toEqual([]);
});

test("every estimator has a table with the same kinds on its page", () => {
  const apart = DESIGNED.filter(({ design: { hero, sections } }) => {
    if (!("kinds" in hero) || !ESTIMATORS.includes(hero.variant)) return false;
    const tables = sections.flatMap((it) => (it.block === "rates" ? [it.kinds.join()] : []));
    return tables.join(";") !== hero.kinds.join();
  });
  expect(apart.map(({ name }) => name)).toEqual([]);
});

test.each(["value"] as const)(
  "each page of the kind %s has a hero and a section that no other kind has",
  (kind) => {
    const others = DESIGNED.filter(({ landing }) => landing.kind !== kind);
    const heroes = new Set(others.map(({ design: { hero } }) => hero.variant));
    const blocks = new Set(others.flatMap(({ design: { sections } }) => sections.map(variant)));
    const own = DESIGNED.filter(({ landing }) => landing.kind === kind);
    expect(own.length).toBeGreaterThan(1);
    expect(duplicates(own.map(({ design: { hero } }) => hero.variant))).toEqual([]);
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
    test("has at least five distinct sections, with questions, and ends with the download", () => {
      expect(sections.length).toBeGreaterThanOrEqual(5);
      expect(sections.filter(({ block }) => block === "downloads")).toHaveLength(1);
      expect(sections.at(-1)?.block).toBe("downloads");
      expect(sections.map(({ block }) => block)).toContain("questions");
      expect(duplicates(sections.map(variant))).toEqual([]);
      expect(duplicates(sections.map(({ title }) => title))).toEqual([]);
    });

    test("labels figures without repeating their unit", () => {
      const names = sections.flatMap((block) =>
        block.block === "figures" ? block.figures.map(([, name]) => name) : [],
      );
      expect(names.filter((name) => /^[件款个种位笔次]/.test(name))).toEqual([]);
    });

    test("never uses the same surface twice in a row", () => {
      const surfaces = [hero.surface, ...sections.map(({ surface }) => surface)];
      expect(surfaces.filter((surface, index) => surface === surfaces[index - 1])).toEqual([]);
    });

    test("has texts without stray spaces and lists that fit each variant", () => {
      expect(JSON.stringify(sections)).not.toMatch(/:"\s|\s"[,}\]]|:""/);
      for (const block of sections) expect(checkLength(block)).toBe("fits");
    });
  },
);

/** Returns "fits" when the length of a block's list suits its variant, else a description of the mismatch. */
function checkLength(block: Block): string {
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
    default:
      return [1, 1, 1];
  }
}
