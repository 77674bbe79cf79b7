import { REPORTS_PER_DAY } from "@storefront/contract/listing/report-reasons";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { goodsReports } from "../../database/schema";

const BUYER = 1;
const REPORT = { goods_id: 1001, reason: "untrue", text: "图文不符" } as const;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const rows = () => test.deps.db.select().from(goodsReports);

it("keeps one open report per buyer and listing, with the latest text", async () => {
  await buyer.call("reportGoods", REPORT);
  expect((await buyer.call("reportGoods", { ...REPORT, text: "盗号" })).code).toBe(0);
  expect(await rows()).toMatchObject([{ goodsId: 1001, userId: BUYER, text: "盗号" }]);
});

it("accepts a new report once the previous one was handled", async () => {
  await buyer.call("reportGoods", REPORT);
  await test.deps.db.update(goodsReports).set({ handledAt: new Date(), handledBy: "lin" });
  await buyer.call("reportGoods", REPORT);
  expect(await rows()).toHaveLength(2);
});

it("requires a login, existing goods and a valid reason", async () => {
  expect((await test.request("reportGoods", REPORT)).code).toBe(50000);
  const unknown = await buyer.call("reportGoods", { ...REPORT, goods_id: 9 });
  expect(unknown.code).toBe(20404);
  const odd = await buyer.call("reportGoods", { ...REPORT, reason: "x" as "other" });
  expect(odd.code).toBe(10400);
  expect(await rows()).toEqual([]);
});

it("limits a buyer's reports per day", async () => {
  const now = test.clock.now();
  await test.deps.db.insert(goodsReports).values(
    Array.from({ length: REPORTS_PER_DAY }, () => ({
      ...{ goodsId: 1002, userId: BUYER, reason: "other" as const, text: "" },
      ...{ createdAt: now, handledAt: now, handledBy: "lin" },
    })),
  );
  expect((await buyer.call("reportGoods", REPORT)).code).toBe(40429);
  await test.clock.advance(24 * 60 * 60);
  const next = await test.request("reportGoods", REPORT, { token: await test.tokenOf(BUYER) });
  expect(next.code).toBe(0);
});
