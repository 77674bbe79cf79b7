import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../../database/schema";

const test = useTestApp();

const detail = async (goods_id: number, more = {}, token?: string) =>
  test.request("goodsDetail", { goods_id, ...more }, token === undefined ? {} : { token });

const CASES = Array.from({ length: 16 }, (_, index) => 1001 + index);

describe("the catalogue", () => {
  const read = (payload = {}) => test.request("catalogue", payload);

  it("lists goods for sale, without removed ones and those of hidden trade types", async () => {
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1001));
    const { data } = await read();
    const ids = data.list.map((item) => item.goods_id);
    expect(data.total).toBe(13);
    expect(ids).toEqual(CASES.filter((each) => ![1001, 1006, 1007].includes(each)));
  });

  it("shows the same price, stock and cover as the listing's own page", async () => {
    for (const item of (await read()).data.list) {
      const { data } = await detail(item.goods_id);
      expect(item).toMatchObject({
        now_price: data.price_after_discount,
        stock: data.stock,
        specs_type: data.specs_type,
        sale: data.sale,
        goods_name: data.goods_name,
        cover: data.goods_media[0]?.url,
      });
    }
  });

  it("shows twenty listings per page", async () => {
    const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, 1010));
    if (!row) throw new Error("1010 is missing");
    await test.deps.db
      .insert(goods)
      .values(Array.from({ length: 30 }, (_, index) => ({ ...row, id: 5000 + index })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page })));
    expect(pages.map((page) => page.data.list.length)).toEqual([20, 20, 4, 0]);
    expect(pages.map((page) => page.data.total)).toEqual([44, 44, 44, 44]);
  });

  it("filters by game", async () => {
    const { game_name: game } = (await detail(1001)).data;
    const { data } = await read({ game });
    expect(data.list.map((item) => item.goods_id)).toContain(1001);
    expect(new Set(data.list.map((item) => item.game_name))).toEqual(new Set([game]));
    expect((await read({ game: "没有的游戏" })).data).toEqual({ list: [], total: 0 });
  });

  it.each(["0", "-1", "x"])("refuses page %s", async (page) => {
    expect(await read({ page })).toMatchObject({ status: 400, code: 10400 });
  });
});
