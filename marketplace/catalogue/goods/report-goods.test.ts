import { REPORTS_PER_DAY } from "@storefront/contract/listing/report-reasons";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { goodsReports } from "../../database/schema";

const BUYER = 1;
const REPORT = { goods_id: 1001, reason: "untrue", text: "图文不符" } as const;

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  token = await test.tokenOf(BUYER);
});
afterAll(() => test.close());

const rows = () => test.deps.db.select().from(goodsReports);

it("keeps one open report per buyer and listing, with the latest text", async () => {
  await test.request("reportGoods", REPORT, { token });
  expect((await test.request("reportGoods", { ...REPORT, text: "盗号" }, { token })).code).toBe(0);
  expect(await rows()).toMatchObject([{ goodsId: 1001, userId: BUYER, text: "盗号" }]);
});

it("accepts a new report once the previous one was handled", async () => {
  await test.request("reportGoods", REPORT, { token });
  await test.deps.db.update(goodsReports).set({ handledAt: new Date(), handledBy: "lin" });
  await test.request("reportGoods", REPORT, { token });
  expect(await rows()).toHaveLength(2);
});

it("requires a login, existing goods and a valid reason", async () => {
  expect((await test.request("reportGoods", REPORT)).code).toBe(50000);
  const unknown = await test.request("reportGoods", { ...REPORT, goods_id: 9 }, { token });
  expect(unknown.code).toBe(20404);
  const odd = await test.request("reportGoods", { ...REPORT, reason: "x" as "other" }, { token });
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
  expect((await test.request("reportGoods", REPORT, { token })).code).toBe(40429);
  await test.clock.advance(24 * 60 * 60);
  const next = await test.request("reportGoods", REPORT, { token: await test.tokenOf(BUYER) });
  expect(next.code).toBe(0);
});
