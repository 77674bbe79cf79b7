import fc from "fast-check";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { goodsRowSample } from "@/lib/goods/testing/goods-row-sample";
import { chooseAccounts } from "./choose-accounts";

const fact = { key: "skins", title: "皮肤", text: "142 款" } as const;
const account = (id: number, more: Partial<GoodsRow> = {}) =>
  goodsRowSample({ id, game: `游戏 ${id}`, ...more });
const seller = (userId: number) => ({
  userId,
  nickname: "木棉",
  score: 4.8,
  verified: true,
  selfOperated: false,
  official: false,
});
const idsOf = (rows: readonly GoodsRow[]) => rows.map(({ id }) => id);

test("puts guaranteed accounts first, then those with more facts, keeping the order of equals", () => {
  const rows = [
    account(1),
    account(2, { facts: [fact] }),
    account(3, { flags: ["rebind"] }),
    account(4),
    account(5, { flags: ["covered", "inspected"] }),
  ];
  expect(idsOf(chooseAccounts(rows, 5))).toEqual([5, 3, 2, 1, 4]);
});

test("prefers different games, and at most two accounts of a seller", () => {
  const rows = [
    account(1, { seller: seller(7) }),
    account(2, { seller: seller(7), game: "游戏 1" }),
    account(3, { seller: seller(7) }),
    account(4, { seller: seller(7) }),
    account(5, { seller: seller(8) }),
  ];
  expect(idsOf(chooseAccounts(rows, 3))).toEqual([1, 3, 5]);
  expect(idsOf(chooseAccounts(rows, 5))).toEqual([1, 3, 5, 2, 4]);
});

test("chooses as many as there are, none twice", () => {
  const listing = fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    game: fc.constantFrom("a", "b", "c"),
    owner: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(listing, { selector: ({ id }) => id }),
      fc.nat(8),
      (listings, count) => {
        const rows = listings.map(({ id, game, owner }) =>
          account(id, { game, seller: owner === 0 ? null : seller(owner) }),
        );
        const chosen = chooseAccounts(rows, count);
        expect(new Set(chosen).size).toBe(Math.min(count, rows.length));
      },
    ),
  );
});
