import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../../database/schema";

const test = useTestApp();

const read = (ids: string) => test.request("goodsByIds", { ids });

it("returns listings in the order of the request, each once", async () => {
  const { data } = await read("1003,1001,1003,1002");
  expect(data.list.map((item) => item.goods_id)).toEqual([1003, 1001, 1002]);
  const { goods_name } = (await test.request("goodsDetail", { goods_id: 1001 })).data;
  expect(data.list[1]).toMatchObject({ goods_name, seller: { nickname: expect.any(String) } });
});

it("leaves out what is unknown, removed or of a hidden trade type", async () => {
  await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1002));
  const { data } = await read("1002,1006,1007,2147483647,1001");
  expect(data.list.map((item) => item.goods_id)).toEqual([1001]);
});

it("returns sold-out listings, which are not gone", async () => {
  expect((await read("1012")).data.list).toMatchObject([{ goods_id: 1012, stock: 0 }]);
});

it.each([
  "",
  "0",
  "-1",
  "1,",
  "1;drop",
  "2147483648",
  Array.from({ length: 25 }, (_, index) => 1001 + index).join(),
])("refuses %p", async (ids) => {
  expect(await read(ids)).toMatchObject({ status: 400, code: 10400 });
});
