import { STOREFRONT_FIXTURE } from "@/lib/landing/testing/storefront-fixture";
import { rentOrBuyPairs } from "./rent-or-buy";

const rental = (game: string, hourFen: number) => {
  const row = STOREFRONT_FIXTURE.hot.find((it) => it.game === game);
  if (row === undefined) throw new Error(`the fixture has no listing of ${game}`);
  return { row, hourFen, leastHours: 1, depositFen: 10_000 };
};

test("compares the first rental of each game with an account on sale", () => {
  const list = [rental("曜日战歌", 300), rental("曜日战歌", 500), rental("极漂纪元", 400)];
  const pairs = rentOrBuyPairs(list, STOREFRONT_FIXTURE);
  expect(pairs.map(({ rental: { hourFen }, sale, hours }) => [hourFen, sale.id, hours])).toEqual([
    [300, 2, 33],
    [400, 7, 77],
  ]);
});

test("has nothing to compare where only rentals are shown", () => {
  expect(rentOrBuyPairs([rental("九霄长歌", 480)], STOREFRONT_FIXTURE)).toEqual([]);
});
