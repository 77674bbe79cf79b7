import { SAMPLE_BOOST_ROW } from "@storefront/testbed/marketplace/sample-boost-game";
import { boostRow } from "./boost-row";
import { problemInChinese } from "./problem-in-chinese";

type Row = Record<string, unknown>;

const LADDER: readonly Row[] = [
  { tier: "青铜", name: "青铜Ⅱ", to: 3, price: "1.50", minutes: 10 },
  { tier: "青铜", name: "青铜Ⅰ", to: 3, price: "1.50", minutes: 10 },
  { tier: "白银", name: "白银Ⅰ", to: 4, price: "2.00", minutes: 12 },
  { tier: "王者", name: "初阶王者", to: 9, price: "20.00", minutes: 40 },
  { tier: "王者", name: "至尊王者", from: 10, to: 24, price: "30.00", minutes: 60 },
];
const ROW = {
  kind: "boost",
  id: 7,
  game: "试炼之地",
  ladder: LADDER,
  partitions: [
    { platform: "安卓", name: "微信区" },
    { platform: "安卓", name: "QQ 区", percent: 110 },
  ],
};
/** The ladder with changes of one row. */
const withRow = (index: number, changes: Row) => ({
  ladder: LADDER.map((row, at) => (at === index ? { ...row, ...changes } : row)),
});

/** Where the first error is, and what it says. */
function errorOf(changes: Row): [string, string] {
  const [issue] = boostRow.safeParse({ ...ROW, ...changes }).error?.issues ?? [];
  return [issue?.path.join(".") ?? "", issue?.message ?? ""];
}

it("accepts the sample ladder, and one without inscriptions and hours", () => {
  expect(boostRow.safeParse(SAMPLE_BOOST_ROW).error).toBeUndefined();
  expect(boostRow.parse(ROW)).toMatchObject({ on_sale: true, price_percent: 100, inscription: [] });
});

it("reads hours past midnight, and 24:00 as midnight", () => {
  expect(boostRow.parse({ ...ROW, opens: "18:00", closes: "2:30" })).toMatchObject({
    opens: 1080,
    closes: 150,
  });
  expect(boostRow.parse({ ...ROW, opens: "08:00", closes: "24:00" }).closes).toBe(0);
});

it.each([
  ["no division", { ladder: [] }, "ladder", /too small/i],
  ["a gap in the count", withRow(4, { from: 11 }), "ladder.4.from", /gap: must be 0, or 10 /],
  ["a count that begins elsewhere", withRow(0, { from: 1 }), "ladder.0.from", /must be 0/],
  ["a division without a star", withRow(1, { to: 0 }), "ladder.1.to", /at least 1/],
  ["an end before the beginning", withRow(4, { to: 9 }), "ladder.4.to", /at least 10/],
  ["a torn tier", withRow(3, { tier: "青铜" }), "ladder.3.tier", /row 1 already/],
  ["a repeated division", withRow(2, { name: "青铜Ⅱ" }), "ladder.2.name", /row 1 already/],
  ["tiers from the highest", { ladder: [...LADDER].reverse() }, "ladder.0.from", /must be 0/],
  ["a cheaper star above", withRow(2, { price: "1.40" }), "ladder.2.price", /at least 1.50/],
  ["a price of 0", withRow(0, { price: 0 }), "ladder.0.price", /more than 0/],
  ["a negative price", withRow(0, { price: "-1.50" }), "ladder.0.price", /yuan/],
  ["half a fen", withRow(0, { price: "1.505" }), "ladder.0.price", /yuan/],
  ["no time", withRow(0, { minutes: 0 }), "ladder.0.minutes", />=1/],
  ["too many stars", withRow(4, { to: 100 }), "ladder.4.to", /<=99/],
  ["a fortune", withRow(4, { price: "900000" }), "ladder", /500000.00 altogether/],
  ["an unknown field", withRow(0, { stars: 3 }), "ladder.0", /stars/],
  [
    "a repeated partition",
    { partitions: [ROW.partitions[0], ROW.partitions[0]] },
    "partitions.1.name",
    /row 1 already/,
  ],
  ["no partition", { partitions: [] }, "partitions", /too small/i],
  ["a level without a price", { inscription: [{ from: 1, percent: 100 }] }, "inscription", /0/],
  [
    "a lower level that costs less",
    {
      inscription: [
        { from: 0, percent: 100 },
        { from: 90, percent: 110 },
      ],
    },
    "inscription.0.percent",
    /higher/,
  ],
  ["a price level of 0", { price_percent: 0 }, "price_percent", />=50/],
  ["25 o'clock", { opens: "25:00", closes: "02:00" }, "opens", /time of day/],
  ["hours without an end", { opens: "10:00" }, "closes", /is needed/],
  ["hours of no length", { opens: "10:00", closes: "10:00" }, "closes", /when it opens/],
])("refuses %s at its field, also in Chinese", (_, changes, path, message) => {
  const [where, said] = errorOf(changes);
  expect(where).toBe(path);
  expect(said).toMatch(message);
  expect(problemInChinese(said)).not.toBe("填写的内容不对");
});
