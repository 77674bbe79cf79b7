import {
  cardSecrets,
  ledgerTransfers,
  operatorAudit,
  stock,
} from "@storefront/marketplace/database/schema";
import {
  RENT_LISTING,
  readOnPhone,
  rentAccount,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { type ConsoleBrowser, signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";

const RENTER = 1;
const test = useSite();
const owner = useConsole(test, "owner");
let clerk: ConsoleBrowser;
let orderNum: string;
let path: string;

beforeEach(async () => {
  orderNum = await rentAccount(test, RENTER);
  path = `/admin/rentals/${orderNum}`;
  await returnRented(test, RENTER, orderNum);
  clerk = await signInAs(test, "clerk");
});

const deposit = async (event: "deposit_return" | "deposit_kept") => {
  const rows = await test.deps.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.event, event));
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
};
const lastAudit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0];
const storedSecret = async () =>
  (
    await test.deps.db
      .select({ secret: cardSecrets.secret })
      .from(cardSecrets)
      .innerJoin(stock, eq(stock.id, cardSecrets.stockId))
      .where(eq(stock.goodsId, RENT_LISTING))
  )[0]?.secret;

it("lists returned accounts that wait, without their login codes", async () => {
  const secret = (await storedSecret()) ?? "";
  for (const page of ["/admin", "/admin/rentals", path]) {
    const { html } = await clerk.get(page);
    expect(html).toContain(path);
    expect(html).not.toContain(secret);
  }
  expect((await clerk.get("/admin")).html).toMatch(/<strong>1<\/strong><span>待确认归还/);
  expect((await clerk.get("/admin/rentals")).html).toContain("等待新密码");
  expect((await clerk.get("/admin/rentals/20990101000000000000")).status).toBe(404);
});

it("says of the order how long it is rented, at which price, and no number of pieces", async () => {
  const { html } = await clerk.get(`/admin/orders/${orderNum}`);
  expect(html).toMatch(/\d+ 小时，租金 ¥\d+\.\d\d/);
  expect(html).not.toContain("数量");
});

it("confirms a return with the deposit typed again, and records who did it", async () => {
  expect((await clerk.post(`${path}/confirm`, { whole: "99" })).html).toContain("与押金不一致");
  expect(await deposit("deposit_return")).toBe(0);
  expect((await clerk.post(`${path}/confirm`, { whole: "100" })).location).toBe(
    `${path}?done=confirm`,
  );
  expect(await deposit("deposit_return")).toBe(10_000);
  expect(await lastAudit()).toMatchObject({
    operatorName: "clerk",
    action: "rental.confirm",
    subject: `order ${orderNum}`,
  });
  expect((await clerk.post(`${path}/confirm`, { whole: "100" })).status).toBe(409);
});

it("takes a new login code, which neither the page nor the audit log shows", async () => {
  expect((await clerk.post(`${path}/password`, { secret: "" })).html).toContain("请填写新的上号");
  const renewed = await clerk.post(`${path}/password`, { secret: "NEW-CODE-77" });
  expect(renewed.location).toBe(`${path}?done=password`);
  expect(await storedSecret()).toBe("NEW-CODE-77");
  expect((await clerk.get(path)).html).not.toContain("NEW-CODE-77");
  expect(JSON.stringify(await lastAudit())).not.toContain("NEW-CODE-77");
});

it("decides a claim with the kept amount typed twice", async () => {
  const claim = { claimed: "30", "claimed-again": "30", reason: "damaged", text: "少了皮肤 <i>" };
  expect((await clerk.post(`${path}/claim`, { ...claim, text: " " })).status).toBe(400);
  expect((await clerk.post(`${path}/claim`, { ...claim, claimed: "31" })).status).toBe(400);
  expect((await clerk.post(`${path}/claim`, { ...claim, claimed: "100.01" })).status).toBe(400);
  expect((await clerk.post(`${path}/claim`, claim)).location).toBe(`${path}?done=claim`);
  expect((await clerk.get(path)).html).toContain("少了皮肤 &lt;i&gt;");

  const decision = { kept: "20", "kept-again": "20", text: "各担一部分" };
  expect((await owner.post(`${path}/decide`, decision)).status).toBe(409);
  const answer = { order_num: orderNum, act: "object", text: "没有动过" } as const;
  await test.request("answerDepositClaim", answer, { token: await test.tokenOf(RENTER, 1) });
  expect((await owner.get("/admin")).html).toMatch(/<strong>1<\/strong><span>押金待裁决/);

  expect((await clerk.post(`${path}/decide`, decision)).status).toBe(403);
  const wrong = await owner.post(`${path}/decide`, { ...decision, "kept-again": "2" });
  expect(wrong.html).toContain("两次输入的金额不一致");
  expect((await owner.post(`${path}/decide`, decision)).location).toBe(`${path}?done=decide`);
  expect(await deposit("deposit_kept")).toBe(2_000);
  expect(await deposit("deposit_return")).toBe(8_000);
  const { rental } = await readOnPhone(test, RENTER, orderNum);
  expect(rental?.claim?.events.map(({ state }) => state)).toEqual([
    "requested",
    "escalated",
    "decided",
  ]);
});

it("lets a viewer see returns, and do nothing", async () => {
  const viewer = await signInAs(test, "viewer");
  const { html } = await viewer.get(path);
  expect(html).not.toContain("确认归还，退押金");
  expect((await viewer.post(`${path}/confirm`, { whole: "100" })).status).toBe(403);
  expect((await viewer.post(`${path}/password`, { changed: "1" })).status).toBe(403);
  expect(await deposit("deposit_return")).toBe(0);
});

it("shows a rental's extensions with their money on its order, also by an extension's number", async () => {
  await test.reset();
  const rental = await rentAccount(test, RENTER);
  const token = await test.tokenOf(RENTER, 1);
  const { data } = await test.request(
    "extendRental",
    { order_num: rental, hours: 2, pay_type: 0, request_id: "request-0000000001" },
    { token },
  );
  clerk = await signInAs(test, "clerk");
  expect((await clerk.get(`/admin/orders/${data.order_num}`)).location).toBe(
    `/admin/orders/${rental}`,
  );
  const { html } = await clerk.get(`/admin/orders/${rental}`);
  expect(html).toContain("4 小时，租金 ¥14.00，续租 2 小时");
  expect(html).toContain(data.order_num);
  expect(html).toContain("7.00");
});
