import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { rentAccount } from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../database/schema";

const [BUYER, OTHER] = [1, 2];

const test = useTestApp();

const tokenOf = (userId: number) => test.tokenOf(userId);
const exportOf = async (userId: number) =>
  (await test.request("exportData", {}, { token: await tokenOf(userId) })).data;

/** Tables with rows of a user, and the sections that have them; null: not personal, or for the order's page only. */
const SECTIONS: Readonly<Record<string, readonly string[] | null>> = {
  tokens: ["logins"],
  consents: ["consents"],
  sms_notice_choices: ["sms_notices"],
  // What was sent repeats what orders say.
  sms_notices: null,
  user_brands: ["brands"],
  images: ["images"],
  orders: ["orders"],
  // Contents of an order page that was open, without an order or as the order has them.
  order_drafts: null,
  seller_reviewers: null,
  rental_extensions: ["extensions"],
  boost_orders: ["boosts"],
  after_sales: ["after_sales"],
  user_envelopes: ["coupons"],
  collects: ["favourites"],
  goods_alerts: ["alerts"],
  saved_searches: ["saved_searches"],
  subscriptions: ["follows"],
  conversations: ["messages"],
  goods_reports: ["reports"],
  share_rewards: ["share_rewards"],
};

it("has a section for every table with rows of a user", async () => {
  const tables = Object.values(schema)
    .filter((each) => each instanceof PgTable)
    .map(getTableConfig)
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => key.reference().foreignTable === schema.users),
    )
    .map(({ name }) => name);
  expect(tables.sort()).toEqual(Object.keys(SECTIONS).sort());
  const keys = (await exportOf(OTHER)).sections.map(({ key }) => key);
  for (const section of Object.values(SECTIONS).flatMap((each) => each ?? [])) {
    expect(keys).toContain(section);
  }
});

it("has the user's own phone number, orders and messages in Chinese words", async () => {
  const { order } = await placeOrder(test, BUYER);
  const token = await tokenOf(BUYER);
  const subject = { goods_id: 1010, party: "seller" as const };
  const message = { ...subject, text: "在吗", request_id: "r".repeat(32) };
  expect((await test.request("sendMessage", message, { token })).code).toBe(0);
  const { sections } = await exportOf(BUYER);
  const rowsOf = (key: string) => sections.find((each) => each.key === key)?.rows ?? [];
  expect(rowsOf("profile")).toEqual([
    expect.objectContaining({ user_id: "1", phone: "13800138000", balance: "1000.00" }),
  ]);
  expect(rowsOf("orders")).toEqual([
    expect.objectContaining({ order_num: order.order_num, state: "待付款", quantity: "1" }),
  ]);
  expect(rowsOf("messages")[0]).toMatchObject({ sender: "我", text: "在吗", party: "店铺客服" });
  for (const { columns, rows } of sections) {
    for (const row of rows) expect(Object.keys(row)).toEqual(columns.map(({ key }) => key));
  }
});

it("has nothing of other users", async () => {
  await placeOrder(test, BUYER);
  const other = JSON.stringify(await exportOf(OTHER));
  expect(other).not.toContain("13800138000");
  expect(other).not.toContain("南风知我意");
  expect((await exportOf(OTHER)).sections.find(({ key }) => key === "orders")?.rows).toEqual([]);
});

it("has no card secret or login of a rented account, no token and no hash", async () => {
  const orderNum = await rentAccount(test, BUYER);
  const { order } = await placeOrder(test, BUYER);
  await payOrder(test, { orderNum: order.order_num, outcome: "paid" });
  const secrets = await test.deps.db.select().from(schema.cardSecrets);
  const token = await tokenOf(BUYER);
  const text = JSON.stringify(await exportOf(BUYER));
  expect(text).toContain(orderNum);
  expect(secrets.length).toBeGreaterThan(0);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(token);
  const tokens = await test.deps.db.select().from(schema.tokens);
  for (const { tokenHash } of tokens) expect(text).not.toContain(tokenHash);
});

it("is refused without a login, and never stored by a cache", async () => {
  expect((await test.send("/v1/user/export")).code).toBe(50000);
  const Authorization = await tokenOf(BUYER);
  const response = await test.app.request("/v1/user/export", { headers: { Authorization } });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

it("is limited to ten an hour", async () => {
  const token = await tokenOf(BUYER);
  for (let each = 0; each < 10; each += 1) {
    expect((await test.request("exportData", {}, { token })).code).toBe(0);
  }
  expect((await test.request("exportData", {}, { token })).code).toBe(40429);
  expect((await test.request("exportData", {}, { token: await tokenOf(OTHER) })).code).toBe(0);
  await test.clock.advance(3600);
  expect((await test.request("exportData", {}, { token })).code).toBe(0);
});
