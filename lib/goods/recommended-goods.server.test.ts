import { callServer } from "@/lib/api/call.server";
import { loadRecommended } from "./recommended-goods.server";
import { sampleGoods } from "./testing/goods-sample";

jest.mock("@/lib/api/call.server", () => ({ callServer: jest.fn() }));

const ACCOUNTS = { kinds: ["account"] } as const;
const row = (goods_id: number, goods_type = "PersonalAccount") => ({
  ...{ goods_id, goods_name: `商品${goods_id}`, goods_type, trade_type_id: 2, now_price: "8.00" },
  ...{ cover: "", game_name: "曜日战歌", seller: { user_id: 3001 } },
});
const GOODS = sampleGoods();

/** The shop's goods as the marketplace lists them: the first page of all, and of those of an assortment. */
function shop(all: object[], total: number, accounts: object[] = []) {
  jest.mocked(callServer).mockReset();
  jest.mocked(callServer).mockImplementation((async (_: string, payload: object) => ({
    ok: true,
    data: "kinds" in payload ? { list: accounts } : { list: all, total },
  })) as never);
}
const payloads = () => jest.mocked(callServer).mock.calls.map(([, payload]) => payload);
const ids = async () =>
  (await loadRecommended(GOODS, ACCOUNTS)).map(({ goodsId }: { goodsId: number }) => goodsId);

test("takes those of the assortment from the answer that all hosts share", async () => {
  shop(
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => row(id, id === 2 ? "CardSecret" : undefined)),
    40,
  );
  expect(await ids()).toEqual([1, 3, 4, 5, 6, 7]);
  expect(payloads()).toEqual([{ user_id: GOODS.seller.userId }]);
});

test("makes no other call when the shop has no more", async () => {
  shop([row(1), row(2, "CardSecret")], 2);
  expect(await ids()).toEqual([1]);
  expect(payloads()).toHaveLength(1);
});

test("calls for the part of the assortment when the first page has too few of it", async () => {
  shop([row(1), row(2, "CardSecret")], 40, [row(1), row(30)]);
  expect(await ids()).toEqual([1, 30]);
  expect(payloads()).toEqual([
    { user_id: GOODS.seller.userId },
    { user_id: GOODS.seller.userId, kinds: "account" },
  ]);
});

test("makes no call for a host that shows everything", async () => {
  shop([row(1)], 1);
  expect(await loadRecommended(GOODS, undefined)).toBe(GOODS.seller.recommended);
  expect(payloads()).toEqual([]);
});
