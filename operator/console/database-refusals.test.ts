import { goods, operatorAudit } from "@storefront/marketplace/database/schema";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";

// As if each order were placed between the check of an import and its writing.
jest.mock("../catalogue/unfinished-orders", () => ({
  countUnfinishedOrders: async () => new Map(),
}));

const ID = 70_002;
const MANUAL = {
  kind: "listing",
  id: ID,
  seller: 3001,
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "TopUp",
  trade_type_id: 6,
  delivery: "manual",
  price: "6.00",
  stock: 6,
};
const AUTOMATIC = { ...MANUAL, delivery: "automatic", stock: undefined, secrets: ["N-1"] };
const PATH = "/admin/listings/import";
const UNFINISHED = `商品 ${ID} 还有订单没有完成，要等它们付款、交付或取消后才能改交付方式`;

const test = useSite();
const owner = useConsole(test, "owner");

const upload = (row: object) => {
  const file = new File([JSON.stringify(row)], "catalogue.jsonl");
  return owner.postFiles(PATH, {}, { file });
};
async function confirm(tried: { html: string }) {
  const name = /name="name" value="([^"]+)"/.exec(tried.html)?.[1] ?? "";
  return owner.post(`${PATH}/confirm`, { name, file: "catalogue.jsonl" });
}
const delivery = async () =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, ID)))[0]?.deliveryType;

it("answers an import that an order overtakes with the reason, and changes nothing", async () => {
  await confirm(await upload(MANUAL));
  const tried = await upload(AUTOMATIC);
  expect(tried.status).toBe(200);
  await placeOrder(test, 1, { goodsId: ID });
  const audited = await test.deps.db.$count(operatorAudit);
  const confirmed = await confirm(tried);
  expect(confirmed.status).toBe(409);
  expect(confirmed.html).toContain(`${UNFINISHED}。什么也没有改变。`);
  expect([await delivery(), await test.deps.db.$count(operatorAudit)]).toEqual([1, audited]);
});

it("answers the check of an import that an order overtakes with the reason", async () => {
  await confirm(await upload(MANUAL));
  await placeOrder(test, 1, { goodsId: ID });
  const tried = await upload(AUTOMATIC);
  expect(tried.status).toBe(409);
  expect(tried.html).toContain(UNFINISHED);
  expect(tried.html).not.toContain("检查通过");
});
