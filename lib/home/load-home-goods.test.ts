import type { CallName } from "@storefront/contract/http/paths";
import { callServer } from "@/lib/api/call.server";
import { loadHomeGoods } from "./load-home-goods";

jest.mock("@/lib/api/call.server", () => ({ callServer: jest.fn() }));

const ACCOUNT = {
  goods_id: 1,
  goods_name: "账号",
  game_name: "曜日战歌",
  goods_type: "PersonalAccount",
  trade_type_id: 4,
  now_price: "9.90",
  sale: 1,
  stock: 1,
};
const MISSING = { ok: false, kind: "refused", code: 404, msg: "", status: 404 };

/** Answers the calls of a page; those without an answer are missing from the API. */
function answer(answers: Partial<Record<CallName, object>>): void {
  jest.mocked(callServer).mockImplementation(async (name) => {
    const data = answers[name];
    return (data ? { ok: true, code: 0, msg: "", data } : MISSING) as never;
  });
}
const calls = () => jest.mocked(callServer).mock.calls;

beforeEach(() => jest.mocked(callServer).mockClear());

test("requests each kind, the games and the deals at once, all under the tag of lists", async () => {
  answer({ searchGoods: { list: [ACCOUNT], total: 1 }, games: { list: [] } });
  const loading = loadHomeGoods(undefined);
  expect(calls()).toHaveLength(8);
  expect(calls().map(([, , { tags }]) => tags)).toEqual(Array(8).fill(["catalogue"]));
  const { shelves } = await loading;
  expect(shelves.map(({ slug }) => slug)).toEqual([
    "account",
    "rent",
    "card-key",
    "top-up",
    "item",
    "boost",
  ]);
  expect(calls()).toHaveLength(8);
});

test("falls back to the catalog of an API without searches", async () => {
  answer({ catalogue: { list: [ACCOUNT], total: 1 } });
  const { shelves, games } = await loadHomeGoods(undefined);
  expect(shelves).toMatchObject([{ slug: "account", count: 1 }]);
  expect(games).toMatchObject([{ name: "曜日战歌", count: 1 }]);
});

test("is empty for an API that has neither", async () => {
  answer({});
  const { shelves, games, deals, storefront } = await loadHomeGoods(undefined);
  expect([shelves, games, deals, storefront.hot]).toEqual([[], [], [], []]);
});
