import { PATHS } from "@storefront/contract/http/paths";
import { hasPhone, issueToken } from "@storefront/marketplace/accounts/accounts";
import { readConfig } from "@storefront/marketplace/config";
import {
  collects,
  envelopes,
  subscriptions,
  tokens,
  userEnvelopes,
  users,
} from "@storefront/marketplace/database/schema";
import { databaseStore } from "@storefront/sandbox/store/database-store";
import { messages } from "@storefront/sandbox/store/tables";
import { and, eq, isNull } from "drizzle-orm";
import { insertBuyers } from "../buyer/insert-buyers";
import { smsData } from "../buyer/sms-data";
import { SELLER } from "../marketplace/fixed-listings";
import { openRace, type Race } from "./open-race";

const PHONE = "18612345678";
const OTHER = "18612345679";
const CONFIG = readConfig({ SANDBOX: "1" });
/** The coupon for following the official seller. */
const GIFT = 4;

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

/** Sends a call to the marketplaces in turn and returns the code of the answer. */
async function codeOf(
  index: number,
  name: "sendSms" | "login" | "receiveEnvelope",
  payload: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(race.shopFor(index) + PATHS[name].path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(payload),
  });
  return ((await response.json()) as { code: number }).code;
}

const runConcurrently = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const requestCode = (index: number, phone: string) =>
  codeOf(index, "sendSms", { data: smsData(phone) }, { "req-v": "2" });

async function sentCode(phone: string): Promise<string> {
  const { newestCodeTo } = (await databaseStore(race.db)).messages;
  return (await newestCodeTo(phone))?.verifyCode ?? "";
}

const claim = (index: number, headers: Record<string, string>) =>
  codeOf(index, "receiveEnvelope", { envelope_id: GIFT, goods_id: 1001 }, headers);

test("two marketplaces send one code for 40 concurrent requests", async () => {
  const codes = await runConcurrently(40, (index) => requestCode(index, PHONE));
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 40429)).toHaveLength(39);
  expect(await race.db.$count(messages, eq(messages.phone, PHONE))).toBe(1);
});

test("a code that is redeemed concurrently logs in once and registers its number once", async () => {
  const verify_code = await sentCode(PHONE);
  const codes = await runConcurrently(5, (index) =>
    codeOf(index, "login", { phone: PHONE, verify_code }),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  const registered = await race.db
    .select()
    .from(users)
    .where(hasPhone(CONFIG, users, PHONE));
  expect(registered).toHaveLength(1);
  expect(await race.db.$count(tokens, eq(tokens.userId, registered[0]?.id ?? 0))).toBe(1);
});

test("40 concurrent guesses share five tries", async () => {
  expect(await requestCode(0, OTHER)).toBe(0);
  const code = await sentCode(OTHER);
  const wrong = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0");
  const codes = await runConcurrently(40, (index) =>
    codeOf(index, "login", { phone: OTHER, verify_code: wrong(index) }),
  );
  expect(codes.filter((each) => each === 40400)).toHaveLength(4);
  expect(codes.filter((each) => each === 40401)).toHaveLength(36);
  expect(await codeOf(0, "login", { phone: OTHER, verify_code: code })).toBe(40401);
});

test("20 concurrent logins of one browser leave one session", async () => {
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const userId = buyer?.userId ?? 0;
  const place = { device: 2, site: "mima.localhost", browser: "one browser" } as const;
  await runConcurrently(20, () =>
    race.db.transaction((tx) => issueToken({ db: tx, clock: race.clock }, userId, place)),
  );
  const live = and(
    eq(tokens.userId, userId),
    eq(tokens.site, place.site),
    isNull(tokens.revokedAt),
  );
  expect(await race.db.$count(tokens, live)).toBe(1);
});

test("100 buyers who concurrently claim the last ten coupons twice each get ten, one per buyer", async () => {
  await race.db.update(envelopes).set({ total: 10, claimed: 0 }).where(eq(envelopes.id, 1));
  const buyers = await insertBuyers(race.db, race.clock, 100);
  const codes = await runConcurrently(200, (index) =>
    codeOf(
      index,
      "receiveEnvelope",
      { envelope_id: 1, goods_id: 1001 },
      { Authorization: buyers[index % 100]?.token ?? "" },
    ),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(10);
  expect(await race.db.$count(userEnvelopes, eq(userEnvelopes.envelopeId, 1))).toBe(10);
  const [envelope] = await race.db.select().from(envelopes).where(eq(envelopes.id, 1));
  expect(envelope?.claimed).toBe(10);
});

test("gives exactly ten gifts when 100 buyers concurrently follow a shop and claim its last ten", async () => {
  await race.db.update(envelopes).set({ total: 10, claimed: 0 }).where(eq(envelopes.id, GIFT));
  const buyers = await insertBuyers(race.db, race.clock, 100);
  const answers = await runConcurrently(200, async (index) => {
    const headers = { Authorization: buyers[index % 100]?.token ?? "" };
    // Each buyer does both concurrently, at one marketplace each: follows the shop, claims on the goods page.
    if (index < 100) return { act: "claim", got: (await claim(index, headers)) === 0 };
    const path = `${PATHS.subscribe.path}?user_id=${SELLER.official}`;
    const response = await fetch(race.shopFor(index + 1) + path, { method: "POST", headers });
    const { code, data } = (await response.json()) as {
      code: number;
      data: { expire_text: string };
    };
    expect(code).toBe(0);
    return { act: "follow", got: data.expire_text !== "" };
  });
  expect(answers.filter(({ got }) => got)).toHaveLength(10);
  expect(await race.db.$count(userEnvelopes, eq(userEnvelopes.envelopeId, GIFT))).toBe(10);
  const [envelope] = await race.db.select().from(envelopes).where(eq(envelopes.id, GIFT));
  expect(envelope?.claimed).toBe(10);
  const followers = eq(subscriptions.sellerId, SELLER.official);
  expect(await race.db.$count(subscriptions, followers)).toBe(100);
});

test("a listing that one buyer collects 20 times concurrently is collected once", async () => {
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const query = new URLSearchParams({ goods_id: "1001", action: "1" });
  const answers = await runConcurrently(20, async (index) => {
    const response = await fetch(`${race.shopFor(index)}${PATHS.collectGoods.path}?${query}`, {
      headers: { Authorization: buyer?.token ?? "" },
    });
    return ((await response.json()) as { code: number }).code;
  });
  expect(new Set(answers)).toEqual(new Set([0]));
  expect(await race.db.$count(collects, eq(collects.userId, buyer?.userId ?? 0))).toBe(1);
});
