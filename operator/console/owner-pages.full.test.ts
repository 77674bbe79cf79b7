import {
  cardSecrets,
  goods,
  goodsSpecs,
  operatorAudit,
  paymentRefunds,
  stock,
} from "@storefront/marketplace/database/schema";
import { lockSale, refundPart } from "@storefront/marketplace/refunds/refunds";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq, sql } from "drizzle-orm";

/** Automatic delivery, without specs. */
const AUTOMATIC = 1010;
const MANUAL = 1011;
const BUYER = 1;

const test = useSite();
const owner = useConsole(test, "owner");

const lastAudit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0];

async function pieceOf(goodsId: number) {
  const [piece] = await test.deps.db.select().from(stock).where(eq(stock.goodsId, goodsId));
  if (!piece) throw new Error("a listing has a piece");
  return { ...piece, path: `/admin/listings/${goodsId}/pieces/${piece.id}` };
}

async function listingOf(goodsId: number) {
  const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, goodsId));
  if (!row) throw new Error("there is such a listing");
  return row;
}

describe("a listing's page", () => {
  it("changes only the price, if typed twice and still the one that was shown", async () => {
    const { id, path } = await pieceOf(AUTOMATIC);
    const { priceFen } = await listingOf(AUTOMATIC);
    const seen = { stock_id: String(id), seen_fen: String(priceFen) };
    const refused = [
      [{ price: "88.5", again: "88.05" }, 400, "两次输入的价格不一致"],
      [{ price: "8,8", again: "8,8" }, 400, "请输入金额"],
      [{ price: "0", again: "0" }, 400, "价格要大于 0"],
      [{ price: "-5", again: "-5" }, 400, "价格要大于 0"],
      [{ price: "88.5", again: "88.5", seen_fen: "1" }, 409, "请核对后再改"],
    ] as const;
    for (const [fields, status, message] of refused) {
      const answer = await owner.post(`${path}/price`, { ...seen, ...fields });
      expect([answer.status, answer.html]).toEqual([status, expect.stringContaining(message)]);
      expect(answer.html).toContain(`value="${fields.price}"`);
    }
    expect((await listingOf(AUTOMATIC)).priceFen).toBe(priceFen);
    expect(await lastAudit()).toBeUndefined();

    await owner.post(`${path}/price`, { ...seen, price: "88.5", again: "88.50" });
    expect((await listingOf(AUTOMATIC)).priceFen).toBe(8850);
    expect(await test.takeChangedGoods()).toEqual([AUTOMATIC]);
    expect(await lastAudit()).toMatchObject({
      operatorName: "owner",
      action: "listing.price",
      subject: `listing ${AUTOMATIC}`,
      before: { price_fen: priceFen },
      after: { price_fen: 8850 },
    });
  });

  it("prices a listing with specs at its cheapest spec", async () => {
    const [spec] = await test.deps.db
      .select()
      .from(goodsSpecs)
      .orderBy(goodsSpecs.priceFen)
      .limit(1);
    if (!spec) throw new Error("a listing has specs");
    const [piece] = await test.deps.db.select().from(stock).where(eq(stock.specId, spec.id));
    await owner.post(`/admin/listings/${spec.goodsId}/pieces/${piece?.id}/price`, {
      seen_fen: String(spec.priceFen),
      price: "99999",
      again: "99999",
    });
    const [cheapest] = await test.deps.db
      .select({
        fen: sql<number>`min(${goodsSpecs.priceFen})`,
        dearest: sql<number>`max(price_fen)`,
      })
      .from(goodsSpecs)
      .where(eq(goodsSpecs.goodsId, spec.goodsId));
    expect(cheapest?.dearest).toBe(9_999_900);
    expect((await listingOf(spec.goodsId)).priceFen).toBe(cheapest?.fen);
  });

  it("adds card secrets once and never shows them again", async () => {
    const { id, path, available } = await pieceOf(AUTOMATIC);
    const secrets = (text: string) =>
      owner.post(`${path}/secrets`, { stock_id: String(id), secrets: text });
    expect((await secrets("A-1\nA-2\nA-1")).html).toContain("第 3 行与第 1 行相同");
    expect((await secrets(" \n ")).html).toContain("请填写卡密，每行一条");
    const { location } = await secrets("A-1\r\n\r\n  A-2 \r\n");
    expect(location).toContain("added=2");
    expect((await secrets("A-2\nA-3")).location).toContain("added=1");
    expect((await pieceOf(AUTOMATIC)).available).toBe(available + 3);
    expect(await test.deps.db.$count(cardSecrets, sql`secret like 'A-_'`)).toBe(3);
    const { html } = await owner.get(`/admin/listings/${AUTOMATIC}`);
    expect(html).not.toContain("A-1");
    expect(JSON.stringify(await test.deps.db.select().from(operatorAudit))).not.toContain("A-1");
    const manual = await owner.post(`${path}/stock`, { stock_id: String(id), pieces: "5" });
    expect(manual.html).toContain("自动发货的库存就是卡密的数量");
  });

  it("adds pieces of a manual delivery and removes at most the free ones", async () => {
    await test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, MANUAL));
    const { id, path, available } = await pieceOf(MANUAL);
    const add = (pieces: string) => owner.post(`${path}/stock`, { stock_id: String(id), pieces });
    expect((await add("+7")).status).toBe(303);
    expect((await pieceOf(MANUAL)).available).toBe(available + 7);
    expect((await add(String(-available - 8))).html).toContain("件可以减少");
    expect((await add("many")).html).toContain("请输入增减的件数");
    expect((await pieceOf(MANUAL)).available).toBe(available + 7);
  });

  it("unlists and relists a listing", async () => {
    await owner.post(`/admin/listings/${MANUAL}/unlist`, {});
    expect((await test.request("goodsDetail", { goods_id: MANUAL })).status).toBe(404);
    expect((await owner.get(`/admin/listings?q=${MANUAL}`)).html).toContain("已下架");
    await owner.post(`/admin/listings/${MANUAL}/relist`, {});
    expect((await test.request("goodsDetail", { goods_id: MANUAL })).status).toBe(200);
    expect(await test.takeChangedGoods()).toEqual([MANUAL]);
  });

  it("can be changed by owners only, and a piece only through its own listing", async () => {
    const clerk = await signInAs(test, "clerk");
    const { path, id } = await pieceOf(AUTOMATIC);
    expect((await clerk.get(`/admin/listings/${AUTOMATIC}`)).html).not.toContain("修改价格");
    expect((await clerk.post(`${path}/secrets`, { secrets: "A-1" })).status).toBe(403);
    expect((await clerk.post(`/admin/listings/${AUTOMATIC}/unlist`, {})).status).toBe(403);
    const foreign = `/admin/listings/${MANUAL}/pieces/${id}/secrets`;
    expect((await owner.post(foreign, { secrets: "A-1" })).html).toContain("没有这个规格");
    expect((await owner.get("/admin/listings/99999999999")).status).toBe(404);
    expect((await owner.post("/admin/listings/999999/unlist", {})).status).toBe(404);
  });
});

it("retries a failed refund when an owner types its amount", async () => {
  const { order } = await placeOrder(test, BUYER);
  const orderNum = order.order_num;
  await settlePayment(test.deps, orderNum);
  await test.deps.db.transaction(async (tx) =>
    refundPart(tx, await lockSale(tx, orderNum), 1250, test.clock.now()),
  );
  const failed = { state: "failed", tries: 20, reason: "余额不足" } as const;
  await test.deps.db.update(paymentRefunds).set(failed);
  const path = `/admin/refunds/${orderNum}R1`;
  const stateOf = async () => (await test.deps.db.select().from(paymentRefunds))[0];

  expect((await owner.get("/admin")).html).toContain("余额不足");
  expect((await owner.get("/admin/refunds?state=failed")).html).toContain(orderNum);
  expect((await owner.get("/admin/refunds?state=refunded")).html).not.toContain(orderNum);
  const clerk = await signInAs(test, "clerk");
  expect((await clerk.post(`${path}/retry`, { amount: "12.50" })).status).toBe(403);
  expect((await owner.post(`${path}/retry`, { amount: "1250" })).html).toContain(
    "与退款金额不一致",
  );
  expect(await stateOf()).toMatchObject({ state: "failed", tries: 20 });
  expect((await owner.post(`${path}/retry`, { amount: "12.50" })).status).toBe(303);
  expect(await stateOf()).toMatchObject({ state: "due", tries: 0 });
  expect((await owner.post(`${path}/retry`, { amount: "12.50" })).status).toBe(409);
  expect(await lastAudit()).toMatchObject({ action: "refund.retry", subject: `order ${orderNum}` });
  expect((await owner.get("/admin/refunds/20990101000000000000R1")).status).toBe(404);
});
