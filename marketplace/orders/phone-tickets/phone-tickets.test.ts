import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { type Offer, submitOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { desc } from "drizzle-orm";
import { deleteOldLogins } from "../../accounts/accounts";
import { accountChanges, phoneTickets } from "../../database/schema";
import { resolveDueTrades } from "../../payments/payments";
import { erasePersonalData } from "../../personal-data/personal-data";
import { redeemTicket } from "./redeem-ticket";

const BUYER = 1;
const OTHER = 2;
const PHONE = "p".repeat(43);
const STRANGER = "s".repeat(43);
const EXPIRED = { code: 40413 };
const USED = { code: 40414 };
const TAKEN = { code: 40415 };

const test = useTestApp();
const desktop = useBuyer(test, BUYER);

const SITE = "http://localhost:4000/phone/";
const RENT = { purpose: "rent", link: `${SITE}rentOrder?goodsId=1003&hours=4` } as const;

/** A ticket of the desktop: its id, and what the code has. */
async function issue(request: { purpose: "rent" | "group" | "boost"; link: string } = RENT) {
  const { data } = await desktop.call("issueTicket", request);
  const ticket = new URL(data.link).searchParams.get("ticket") ?? "";
  return { id: data.ticket_id, ticket, link: data.link, purpose: request.purpose };
}
type Issued = Awaited<ReturnType<typeof issue>>;

const scan = (
  { ticket, purpose }: Issued,
  step: "look" | "request" | "claim",
  more: { browser?: string; userId?: number | null; ip?: string } = {},
) =>
  redeemTicket(test.deps, {
    ...{ ticket, purpose, step, browser: PHONE, brand: "", userId: null, ip: "203.0.113.7" },
    ...more,
  });
const stateOf = async ({ id }: Issued, token = desktop.token) =>
  (await test.request("ticketState", { ticket_id: id }, { token })).data;
const answer = async ({ id }: Issued, code: string, { approve = 1, token = desktop.token } = {}) =>
  (await test.request("answerTicket", { ticket_id: id, code, approve }, { token })).code;
const ordersOf = async (token: string) =>
  test.request("orderList", { page: "1" }, { token, headers: { Cookie: `WxBrowser=${PHONE}` } });

describe("a code", () => {
  it("is the link with a ticket that is stored hashed only", async () => {
    const issued = await issue();
    expect(issued.link).toBe(`${RENT.link}&ticket=${issued.ticket}`);
    expect(issued.ticket).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await test.deps.db.select().from(phoneTickets));
    expect(stored).not.toContain(issued.ticket);
    expect(await stateOf(issued)).toEqual({
      ...{ state: "shown", code: "", order_num: "", order_state: "" },
    });
  });

  it.each([
    ["another site", "rent", "https://evil.example/phone/rentOrder?goodsId=1003"],
    ["a page for another purpose", "boost", RENT.link],
    ["a page that orders nothing", "rent", `${SITE}account?goodsId=1003`],
    ["no goods", "rent", `${SITE}rentOrder?hours=4`],
  ] as const)("is not issued for %s", async (_, purpose, link) => {
    const { code } = await desktop.call("issueTicket", { purpose, link });
    expect(code).toBe(10400);
  });

  it("is not issued to a phone, nor without a login", async () => {
    const token = await test.tokenOf(BUYER, 1);
    expect((await test.request("issueTicket", RENT, { token })).code).toBe(10400);
    expect((await test.request("issueTicket", RENT)).code).toBe(50000);
  });

  it("is issued sixty times in ten minutes", async () => {
    for (let each = 0; each < 60; each += 1) await issue();
    expect((await desktop.call("issueTicket", RENT)).code).toBe(40429);
  });
});

it("logs in the phone once when its desktop has approved the digits", async () => {
  const issued = await issue();
  expect(await scan(issued, "look")).toEqual({ state: "shown", code: "", authorization: "" });
  const { state, code, authorization } = await scan(issued, "request");
  expect({ state, authorization }).toEqual({ state: "requested", authorization: "" });
  expect(code).toMatch(/^\d\d$/);
  expect(await scan(issued, "claim")).toEqual({ state, code, authorization: "" });
  expect(await stateOf(issued)).toMatchObject({ state: "requested", code });
  expect(await answer(issued, code)).toBe(0);
  expect((await scan(issued, "look")).authorization).toBe("");
  const claimed = await scan(issued, "claim");
  expect((await ordersOf(claimed.authorization)).code).toBe(0);
  expect(await stateOf(issued)).toMatchObject({ state: "used", code: "" });
  await expect(scan(issued, "claim")).rejects.toMatchObject(USED);
  await expect(scan(issued, "request", { browser: STRANGER })).rejects.toMatchObject(USED);
});

it("never logs in a phone that its desktop has not approved", async () => {
  const issued = await issue();
  const { code } = await scan(issued, "request");
  expect(await answer(issued, code === "10" ? "11" : "10")).toBe(EXPIRED.code);
  expect(await answer(issued, code, { token: await test.tokenOf(OTHER) })).toBe(EXPIRED.code);
  // Another login of the same buyer has not shown the code.
  expect(await answer(issued, code, { token: await test.tokenOf(BUYER) })).toBe(EXPIRED.code);
  expect((await scan(issued, "claim")).authorization).toBe("");
  expect(await answer(issued, code, { approve: 0 })).toBe(0);
  expect(await scan(issued, "claim")).toMatchObject({ state: "refused", authorization: "" });
  expect(await answer(issued, code)).toBe(EXPIRED.code);
});

it("shows its state to the desktop's login only", async () => {
  const issued = await issue();
  for (const userId of [OTHER, BUYER]) {
    const token = await test.tokenOf(userId);
    const { code } = await test.request("ticketState", { ticket_id: issued.id }, { token });
    expect(code).toBe(EXPIRED.code);
  }
});

it("belongs to the first phone that requests approval", async () => {
  const issued = await issue();
  const { code } = await scan(issued, "request");
  const other = { browser: STRANGER };
  await expect(scan(issued, "request", other)).rejects.toMatchObject(TAKEN);
  await answer(issued, code);
  await expect(scan(issued, "claim", other)).rejects.toMatchObject(TAKEN);
  expect((await scan(issued, "claim")).authorization).not.toBe("");
});

it("logs in once when a phone claims several times at once", async () => {
  const issued = await issue();
  await answer(issued, (await scan(issued, "request")).code);
  const claims = await Promise.allSettled([1, 2, 3].map(() => scan(issued, "claim")));
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("expires five minutes after it was shown, and three after it was scanned", async () => {
  const issued = await issue();
  await test.clock.advance(5 * 60 - 1);
  const { code } = await scan(issued, "request");
  await test.clock.advance(3 * 60 - 1);
  expect(await answer(issued, code)).toBe(0);
  await test.clock.advance(1);
  await expect(scan(issued, "claim")).rejects.toMatchObject(EXPIRED);
  expect(await stateOf(issued)).toMatchObject({ state: "expired", code: "" });
});

it.each(["logout", "logoutEverywhere"] as const)("ends with the desktop's %s", async (name) => {
  const [shown, approved] = [await issue(), await issue()];
  await answer(approved, (await scan(approved, "request")).code);
  await desktop.call(name, {});
  await expect(scan(shown, "request")).rejects.toMatchObject(EXPIRED);
  await expect(scan(approved, "claim")).rejects.toMatchObject(EXPIRED);
});

describe("a phone that is logged in", () => {
  it("needs no approval as the same buyer, also when another phone was first or it is over", async () => {
    const issued = await issue();
    await scan(issued, "request", { browser: STRANGER });
    expect(await scan(issued, "look", { userId: BUYER })).toMatchObject({ state: "same" });
    expect(await stateOf(issued)).toMatchObject({ state: "used" });
    await expect(scan(issued, "claim", { browser: STRANGER })).rejects.toMatchObject(USED);
    await test.clock.advance(3600);
    expect(await scan(issued, "look", { userId: BUYER })).toMatchObject({ state: "same" });
  });

  it("as another buyer requests nothing, and leaves the ticket as it is", async () => {
    const issued = await issue();
    for (const step of ["look", "request", "claim"] as const) {
      expect(await scan(issued, step, { userId: OTHER })).toEqual({
        ...{ state: "other", code: "", authorization: "" },
      });
    }
    expect(await stateOf(issued)).toMatchObject({ state: "shown" });
    expect(await scan(issued, "request")).toMatchObject({ state: "requested" });
  });
});

it.each([
  ["a guessed ticket", { ticket: "x".repeat(43) }],
  ["an empty ticket", { ticket: "" }],
  ["the page of another purpose", { purpose: "boost" as const }],
])("refuses %s", async (_, change) => {
  const issued = await issue();
  await expect(scan({ ...issued, ...change }, "request")).rejects.toMatchObject(EXPIRED);
  expect(await stateOf(issued)).toMatchObject({ state: "shown" });
});

it("refuses a browser without its cookie", async () => {
  await expect(scan(await issue(), "request", { browser: "" })).rejects.toMatchObject(EXPIRED);
});

it("limits guesses from an address, not those of others", async () => {
  const guessed = { ...(await issue()), ticket: "x".repeat(43) };
  for (let each = 0; each < 30; each += 1) {
    await expect(scan(guessed, "look")).rejects.toMatchObject(EXPIRED);
  }
  await expect(scan(guessed, "look")).rejects.toMatchObject({ code: 40429 });
  await expect(scan(guessed, "look", { ip: "198.51.100.9" })).rejects.toMatchObject(EXPIRED);
});

describe("the order that follows", () => {
  const orderOf = async (offer: Offer) =>
    (await submitOrder(await asUser(test, BUYER, 1), offer)).order_num;

  it.each([
    ["rent", RENT.link, { goods_id: 1003, quantity: 1, rent_plan: { hours: 4 } }, "paid"],
    [
      ...(["group", `${SITE}groupOrder?goodsId=1008`] as const),
      ...([{ goods_id: 1008, quantity: 1, group_id: 0 }, "grouping"] as const),
    ],
  ] as const)("is shown when it is placed and paid: %s", async (purpose, link, request, state) => {
    const issued = await issue({ purpose, link });
    const orderNum = await orderOf(request);
    expect(await stateOf(issued)).toMatchObject({ order_num: orderNum, order_state: "pending" });
    await payOrder(test, { orderNum, outcome: "paid" });
    expect(await stateOf(issued)).toMatchObject({ order_num: orderNum, order_state: state });
  });

  it("is none that was placed before, is of other goods, or was never paid", async () => {
    await orderOf({ goods_id: 1008, quantity: 1, group_id: 0 });
    await test.clock.advance(1);
    const issued = await issue({ purpose: "group", link: `${SITE}groupOrder?goodsId=1008` });
    await orderOf({ goods_id: 1011, quantity: 1 });
    expect(await stateOf(issued)).toMatchObject({ order_num: "" });
    await orderOf({ goods_id: 1008, quantity: 1, group_id: 0 });
    await test.clock.advance(15 * 60);
    await resolveDueTrades(test.deps);
    expect(await stateOf(issued)).toMatchObject({ order_num: "", order_state: "" });
  });
});

it("records every step of the phone as an event of the account", async () => {
  const issued = await issue();
  await answer(issued, (await scan(issued, "request")).code);
  await scan(issued, "claim");
  const rows = await test.deps.db.select().from(accountChanges).orderBy(desc(accountChanges.id));
  const phone = rows.filter(({ kind }) => kind === "phone");
  expect(phone.map(({ userId, state }) => [userId, state])).toEqual([
    [BUYER, "used"],
    [BUYER, "approved"],
    [BUYER, "requested"],
  ]);
  expect(phone[0]?.reference).toBe(String(issued.id));
});

it("is deleted a day after it has expired, and with the account", async () => {
  await issue();
  await test.clock.advance(25 * 3600);
  await deleteOldLogins(test.deps);
  expect(await test.deps.db.$count(phoneTickets)).toBe(0);
  await issue();
  await test.deps.db.transaction((tx) =>
    erasePersonalData(tx, test.deps.config, BUYER, test.clock.now()),
  );
  expect(await test.deps.db.$count(phoneTickets)).toBe(0);
});
