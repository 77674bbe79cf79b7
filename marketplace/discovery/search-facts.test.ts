import type { CallRequest } from "@storefront/contract/calls";
import {
  CHOICE_FACTS,
  LISTING_FLAGS,
  type ListingFacts,
  type ListingFlag,
  NUMBER_FACTS,
} from "@storefront/contract/listing/fact-keys";
import { runs } from "@storefront/testbed/jest/test-scope";
import { filterBy, findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, gte } from "drizzle-orm";
import fc from "fast-check";
import { games, goods } from "../database/schema";
import type { GoodsTexts } from "../database/schema/goods";

const GAME = "曜日战歌";
const RANKS = ["青铜", "白银", "黄金", "王者"];
const CHOICES = {
  system: ["安卓", "苹果"],
  server: ["微信区", "QQ 区", "渠道服"],
  face: ["60 点"],
};
const option = (options: string[]) => ({ title: "选项", options });
const DEFINED = {
  rank: option(RANKS),
  system: option(CHOICES.system),
  server: option(CHOICES.server),
  face: option(CHOICES.face),
  level: { title: "等级" },
  skins: { title: "皮肤" },
  score: { title: "评分" },
};
const FIRST = 5000;
const COUNT = 40;

const test = useTestApp();

beforeEach(async () => {
  await test.deps.db.update(games).set({ facts: DEFINED }).where(eq(games.name, GAME));
  await insertListingCopies(test.deps.db, { template: 1002, first: FIRST, count: COUNT });
});

interface Stated {
  facts: ListingFacts;
  flags: ListingFlag[];
}
const textsOf = (flags: readonly ListingFlag[]) => ({
  attrs: flags.includes("rebind") ? [{ content: "可换绑" }] : [{ content: "不可换绑" }],
  guarantee: flags.includes("covered") ? [{ name: "找回包赔" }] : [],
  ...(flags.includes("inspected") ? { inspectionReport: {} } : {}),
});
const state = (id: number, { facts, flags }: Stated) =>
  test.deps.db
    .update(goods)
    .set({ facts, texts: textsOf(flags) as unknown as GoodsTexts })
    .where(eq(goods.id, id));
const find = async (payload: CallRequest<"searchGoods"> = {}) =>
  findGoods(test, { game: GAME, kind: "account", limit: 60, ...payload });
const idsFrom = async (payload: CallRequest<"searchGoods">) =>
  idsOf(await find(payload)).filter((id) => id >= FIRST);

const number = fc.integer({ min: 0, max: 9 });
const stated: fc.Arbitrary<Stated> = fc.record({
  facts: fc.record(
    {
      rank: fc.constantFrom(...RANKS),
      level: number,
      skins: number,
      score: number,
      system: fc.subarray(CHOICES.system, { minLength: 1 }),
      server: fc.subarray(CHOICES.server, { minLength: 1 }),
      face: fc.constant(CHOICES.face),
    },
    { requiredKeys: [], noNullPrototype: true },
  ) as fc.Arbitrary<ListingFacts>,
  flags: fc.subarray([...LISTING_FLAGS]),
});
const bounds = fc.tuple(fc.option(number), fc.option(number));
const rank = fc.option(fc.constantFrom(...RANKS, "天神"), { freq: 3 });
const filters = fc.record(
  {
    choices: fc.record(
      {
        system: fc.subarray([...CHOICES.system, "电脑"], { minLength: 1 }),
        server: fc.subarray(CHOICES.server, { minLength: 1 }),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    ranges: fc.record(
      { rank: fc.tuple(rank, rank), level: bounds, skins: bounds, score: bounds },
      { requiredKeys: [], noNullPrototype: true },
    ),
    flags: fc.subarray([...LISTING_FLAGS]),
  },
  { requiredKeys: [], noNullPrototype: true },
);
type Filters = typeof filters extends fc.Arbitrary<infer T> ? T : never;

/** The definition of the filters, on one listing. */
function matches({ facts, flags }: Stated, filter: Filters): boolean {
  const { choices = {}, ranges = {} } = filter;
  const hasChoices = CHOICE_FACTS.every((key) => {
    const wanted: readonly string[] | undefined = { face: undefined, ...choices }[key];
    return !wanted || facts[key]?.some((it) => wanted.includes(it)) === true;
  });
  const [from, to] = ranges.rank ?? [null, null];
  const at = facts.rank === undefined ? -1 : RANKS.indexOf(facts.rank);
  const isKnown = [from, to].every((it) => it === null || RANKS.includes(it));
  const isFrom = from === null || RANKS.indexOf(from) <= at;
  const isTo = to === null || RANKS.indexOf(to) >= at;
  const hasRank = (from === null && to === null) || (isKnown && at >= 0 && isFrom && isTo);
  const hasNumbers = NUMBER_FACTS.every((key) => {
    const [least, most] = { heroes: undefined, rare: undefined, ...ranges }[key] ?? [null, null];
    if (least === null && most === null) return true;
    const value = facts[key];
    return value !== undefined && value >= (least ?? 0) && value <= (most ?? 9);
  });
  return (
    hasChoices && hasRank && hasNumbers && (filter.flags ?? []).every((it) => flags.includes(it))
  );
}

const payloadOf = ({ choices, ranges, flags }: Filters): CallRequest<"searchGoods"> => ({
  ...(choices && { choices: JSON.stringify(choices) }),
  ...(ranges && { ranges: JSON.stringify(ranges) }),
  ...(flags && { flags: flags.join(",") }),
});

it("finds what filtering in memory finds, for any facts and filters", async () => {
  const listings = fc.array(stated, { minLength: COUNT, maxLength: COUNT });
  await fc.assert(
    fc.asyncProperty(
      listings,
      fc.array(filters, { minLength: 10, maxLength: 10 }),
      async (rows, wanted) => {
        for (const [at, row] of rows.entries()) await state(FIRST + at, row);
        for (const filter of wanted) {
          const expected = rows.flatMap((row, at) => (matches(row, filter) ? [FIRST + at] : []));
          const found = await idsFrom(payloadOf(filter));
          expect(found.sort((a, b) => a - b)).toEqual(expected);
        }
      },
    ),
    runs(2, 40),
  );
});

it("counts every rank, choice and flag as it filters by them, and bounds the numbers", async () => {
  const rows = fc.sample(stated, { numRuns: COUNT, seed: 7 });
  for (const [at, row] of rows.entries()) await state(FIRST + at, row);
  const { facets, numbers } = await find();
  expect(facets.map(({ filter }) => filter)).toEqual(
    expect.arrayContaining([...LISTING_FLAGS, "rank", "system", "server", "face"]),
  );
  for (const { filter, values } of facets.filter((it) => !/kind|delivery/.test(it.filter)))
    for (const { value, count } of values)
      expect([filter, value, (await find(filterBy(filter, value))).total]).toEqual([
        filter,
        value,
        count,
      ]);
  const skins = rows.flatMap(({ facts }) => facts.skins ?? []);
  expect(numbers).toContainEqual({
    key: "skins",
    from: Math.min(...skins),
    to: Math.max(...skins, 142),
  });
});

it("leaves out facts that the game no longer defines", async () => {
  await state(FIRST, { facts: { rank: "王者", skins: 3, server: ["渠道服"] }, flags: [] });
  const facts = {
    ...DEFINED,
    rank: option(["青铜"]),
    server: option(["微信区"]),
    skins: undefined,
  };
  await test.deps.db
    .update(games)
    .set({ facts: JSON.parse(JSON.stringify(facts)) })
    .where(eq(games.name, GAME));
  for (const filter of [
    { choices: JSON.stringify({ server: ["渠道服"] }) },
    { ranges: JSON.stringify({ rank: ["王者", "王者"] }) },
    { ranges: JSON.stringify({ skins: [1, null] }) },
  ])
    expect(await find(filter)).toMatchObject({ total: 0 });
  const { facets, numbers = [] } = await find();
  expect(JSON.stringify(facets)).not.toMatch(/王者|渠道服/);
  expect(numbers.map(({ key }) => key)).not.toContain("skins");
});

it("finds deals, and follows changes of a listing", async () => {
  const wanted = { choices: JSON.stringify({ server: ["QQ 区"] }), deal: 1 };
  expect(await idsFrom(wanted)).toEqual([]);
  await state(FIRST, { facts: { server: ["QQ 区"] }, flags: [] });
  const activityUntil = new Date(test.clock.now().getTime() + 60_000);
  await test.deps.db
    .update(goods)
    .set({ activityUntil, activityPriceFen: 1 })
    .where(eq(goods.id, FIRST));
  expect(await idsFrom(wanted)).toEqual([FIRST]);
  await test.deps.db.update(goods).set({ activityUntil: null }).where(gte(goods.id, FIRST));
  expect(await idsFrom(wanted)).toEqual([]);
});

it.each([
  { choices: "{" },
  { choices: JSON.stringify({ rank: ["王者"] }) },
  { choices: JSON.stringify({ server: [] }) },
  { ranges: JSON.stringify({ skins: [1] }) },
  { ranges: JSON.stringify({ skins: [-1, null] }) },
  { ranges: JSON.stringify({ wings: [1, 2] }) },
])("refuses %j", async (payload) => {
  expect((await test.request("searchGoods", payload)).status).toBe(400);
});
