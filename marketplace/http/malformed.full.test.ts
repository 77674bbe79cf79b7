import { CALLS } from "@storefront/contract/calls";
import type { Answer } from "@storefront/contract/http/client";
import { type CallName, PATHS, sendsQuery } from "@storefront/contract/http/paths";
import { casesInScope, runs } from "@storefront/testbed/jest/test-scope";
import { writtenTables } from "@storefront/testbed/marketplace/seeded-tables";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { getTableName, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import * as schema from "../database/schema";

const BOOST = {
  game_id: "359",
  ringer_type: "1",
  partition_id: "11",
  start_id: "10100",
  target_id: "10101",
  extra: '{"inscription":"150"}',
};

/** A valid request for every call; each test breaks one aspect of it. */
const VALID: Record<CallName, Record<string, unknown>> = {
  home: {},
  catalogue: { page: "1", game: "x" },
  games: { game: "wzry" },
  searchGoods: {
    q: "王者",
    game: "wzry",
    sort: "newest",
    price_from: "1",
    in_stock: 1,
    choices: '{"server":["微信区"]}',
    ranges: '{"rank":["黄金",null]}',
    flags: "rebind",
    deal: 1,
    after: "x",
  },
  suggest: { q: "wz" },
  goodsBlocks: {},
  goodsIds: { after: 0, below: 2000 },
  recordDownload: { ad: "baidu-7" },
  goodsByIds: { ids: "1001,1002" },
  goodsDetail: { goods_id: 1001, promotion_user_id: 7, promotion_sign: "abc", symbol: "s" },
  priceHistory: { goods_id: 1001 },
  recentDeals: { goods_id: 1001 },
  alerts: {},
  addAlert: { goods_id: 1001, kind: "price" },
  deleteAlert: { alert_id: 7 },
  savedSearches: {},
  saveSearch: {
    q: "wz",
    game: "wzry",
    price_from: "1",
    choices: '{"server":["微信区"]}',
    title: "wz",
  },
  changeSavedSearch: { search_id: 7, notify: 0 },
  deleteSavedSearch: { search_id: 7 },
  goodsComments: { goods_id: 1001, page: 1 },
  collectGoods: { goods_id: 1001, action: 1 },
  reportGoods: { goods_id: 1001, reason: "untrue", text: "图文不符" },
  shareGoods: { goods_id: 1001 },
  shop: { user_id: 3002 },
  shopGoods: { user_id: 3002, page: "1", sort: "sales" },
  shopBlocks: {},
  shopIds: { after: 0, below: 4000 },
  subscribe: { user_id: 3002, action: 1 },
  shareRewards: {},
  messages: { goods_id: 1001, party: "seller", before: 9 },
  sendMessage: {
    goods_id: 1001,
    party: "platform",
    text: "在吗",
    image_id: "0123456789abcdef0123456789abcdef",
    request_id: "12345678",
  },
  readMessages: { goods_id: 1001, party: "seller", message_id: 1 },
  conversations: {},
  unreadMessages: {},
  accountEvents: { after: 1 },
  smsNotices: {},
  chooseSmsNotices: { kinds: ["delivered"] },
  openGroups: { goods_id: 1008, promotion_user_id: 1, sign: "a" },
  group: { group_id: 1 },
  orderCancel: { order_num: "20260301100000000000" },
  writeReview: {
    order_num: "20260301100000000000",
    score: 4,
    content: "到账很快，还会再买",
    image_ids: ["0".repeat(32)],
  },
  orderReceive: { order_num: "20260301100000000000" },
  orderRefund: { order_num: "20260301100000000000", reason: "other", text: "打不开" },
  withdrawRefund: { order_num: "20260301100000000000" },
  escalateRefund: { order_num: "20260301100000000000", text: "请平台看看" },
  requestHandover: { order_num: "20260301100000000000", ticket: "x", claim: 1 },
  phoneAsking: { order_num: "20260301100000000000" },
  issueTicket: { purpose: "rent", link: "http://localhost:4000/phone/rentOrder?goodsId=1003" },
  ticketState: { ticket_id: 1 },
  answerTicket: { ticket_id: 1, code: "47", approve: 1 },
  redeemTicket: { ticket: "x", purpose: "rent", step: "look" },
  answerPhone: { order_num: "20260301100000000000", code: "47", approve: 1 },
  answerDepositClaim: { order_num: "20260301100000000000", act: "accept" },
  returnRental: { order_num: "20260301100000000000" },
  extendRental: {
    ...{ order_num: "20260301100000000000", request_id: "request-0000000001" },
    ...{ hours: 2, pay_type: 1, expected_price: "7.00" },
  },
  favourites: { page: "1" },
  ledger: { page: "1" },
  ownEnvelopes: {},
  receiveEnvelope: { envelope_id: 1, goods_id: 1001 },
  orderConfirm: {
    goods_id: 1011,
    quantity: 1,
    goods_spec_id: 0,
    rent_plan: { hours: 2 },
    group_id: 0,
    promotion_user_id: 7,
    sign: "abc",
  },
  quote: {
    rent_plan: '{"hours":2}',
    group_id: 0,
    goods_id: 1011,
    quantity: 1,
    goods_spec_id: 0,
    envelope_id: 0,
    order_id: 0,
    auto_use_envelope: 0,
  },
  buildOrder: {
    order_num: "12345678",
    goods_id: 1011,
    buy_count: 1,
    user_remark: "a",
    remark: "a",
    leave_word: "a",
    pay_type: 1,
    anonymos: 0,
    envelope_id: 0,
    goods_spec_id: 0,
    customer_remarks: "[]",
  },
  payStatus: { order_num: "12345678" },
  orderList: { state: "pending", page: "1" },
  orderDetail: { order_num: "12345678" },
  orderSecret: { order_num: "12345678" },
  boostGames: {},
  rankList: { game_id: "359", no_zero: "1" },
  partitions: { game_id: "359" },
  boostCompute: { ...BOOST, isqrcode: "1" },
  recentlySold: {},
  boostBuild: { ...BOOST, request_id: "0123456789abcdef", expected_price: "1.00", pay_type: 1 },
  boostOrder: { order_num: "12345678" },
  boostAccount: {
    ...{ order_num: "72026030110000000000000", account: "player", password: "secret" },
    ...{ server: "", note: "" },
  },
  boostCancel: { order_num: "12345678" },
  sendSms: { data: "x", challenge_token: "t" },
  login: { phone: "13800138000", verify_code: "123456" },
  logout: {},
  logoutEverywhere: {},
  logins: {},
  endLogin: { login_id: "0".repeat(43) },
  profile: {},
  agree: { version: "2026-11-01" },
  exportData: {},
  deletion: {},
  sendDeletionCode: {},
  deleteAccount: { verify_code: "123456", confirmation: "注销账号" },
  bindPhone: { phone: "13800138000", verify_code: "123456", union_id: "u" },
  getK: {},
  scanStatus: { k: "0123456789abcdef" },
  webLogin: { code: "c", state: "s", in_wx: "1", from: "x" },
  wechatScan: { k: "0123456789abcdef" },
  wechatAuthorise: { code: "c", state: "0123456789abcdef0123456789abcdef" },
  wechatCancel: { k: "0123456789abcdef" },
  time: {},
};

const NAMES = Object.keys(PATHS) as CallName[];
const BODIES = NAMES.filter((name) => !sendsQuery(name));
const FIELDS = NAMES.flatMap((name) =>
  Object.keys(VALID[name]).map((field): [CallName, string] => [name, field]),
);

/** Calls that write and need no payload: any random request may be valid and change data. */
const WRITES: ReadonlySet<CallName> = new Set<CallName>([
  ...(["logout", "logoutEverywhere", "getK"] as const),
  "sendDeletionCode",
  // Counts itself.
  "exportData",
]);

/** Values refused in every field, regardless of its schema. */
const HOSTILE = ["a\0b", "\ud800", { a: 1 }, [1], true];
/** Values tried in every field whose schema refuses them. */
const WRONG = [
  null,
  "",
  " ",
  "abc",
  "-1",
  "1.5",
  "1e3",
  "０",
  -1,
  1.5,
  2 ** 31,
  1e300,
  "9".repeat(99),
];

const test = useTestApp({}, { resets: false });
let token: string;
beforeAll(async () => {
  await test.reset();
  token = await test.tokenOf(1);
  before = await digests(TABLES);
});
afterEach(async () => {
  const written = (await writtenTables(test.deps.db)).filter((name) => TABLES.includes(name));
  const now = await digests(written);
  for (const name of written) expect([name, now.get(name)]).toEqual([name, before.get(name)]);
});

const TABLES: string[] = Object.values(schema)
  .filter((each) => each instanceof PgTable)
  .map((table) => getTableName(table));

let before: Map<string, string>;

/** Returns a digest of each table's rows. */
async function digests(tables: string[]): Promise<Map<string, string>> {
  const byTable = new Map<string, string>();
  for (const name of tables) {
    const [row] = await test.deps.db
      .select({ digest: sql<string>`md5(coalesce(string_agg(t::text, ',' order by t::text), ''))` })
      .from(sql`${sql.identifier(name)} t`);
    byTable.set(name, row?.digest ?? "");
  }
  return byTable;
}

const headers = () => ({
  Authorization: token,
  "Content-Type": "application/json",
  "req-v": "2",
});

function send(name: CallName, payload: Record<string, unknown>): Promise<Answer<unknown>> {
  if (!sendsQuery(name)) return post(name, JSON.stringify(payload));
  const query = Object.entries(payload).map(
    ([key, value]) => `${key}=${value === null ? "" : encodeURIComponent(String(value))}`,
  );
  return get(name, query.join("&"));
}
const get = (name: CallName, query: string) =>
  test.send(`${PATHS[name].path}?${query}`, { method: PATHS[name].method, headers: headers() });
const post = (name: CallName, body: string | Uint8Array<ArrayBuffer>, more: object = {}) =>
  test.send(PATHS[name].path, {
    method: "POST",
    body,
    headers: { ...headers(), ...more },
  });

function expectRefused(answer: Answer<unknown>, field: string): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.code).toBeGreaterThan(0);
  expect(answer.data).toBeNull();
  expect(answer.msg).toMatch(/\p{Script=Han}/u);
  expect(answer.msg).toContain(field);
}

/** The values of HOSTILE and WRONG that can be sent in a field and must be refused. */
function refusedIn(name: CallName, field: string): unknown[] {
  const { request } = CALLS[name];
  // A query can only carry well-formed text.
  const sendable = (value: unknown) =>
    !sendsQuery(name) || (typeof value === "string" && value.isWellFormed());
  const wrong = WRONG.filter(
    (value) => !request.safeParse({ ...VALID[name], [field]: value }).success,
  );
  return [...HOSTILE, ...wrong].filter(sendable);
}

/** Fields that refuse the same values are of one type; the gate tries all values on the first field of each type. */
const typeOf = (name: CallName, field: string) =>
  JSON.stringify([sendsQuery(name), refusedIn(name, field)]);
const TYPES = FIELDS.map(([name, field]) => typeOf(name, field));
const isFirstOfItsType = (name: CallName, field: string) => {
  const first = FIELDS[TYPES.indexOf(typeOf(name, field))];
  return first?.[0] === name && first[1] === field;
};

/** In the gate, other fields get only one hostile and one wrong value. */
function triedIn(name: CallName, field: string): unknown[] {
  const refused = refusedIn(name, field);
  const isInGate = isFirstOfItsType(name, field)
    ? () => true
    : (value: unknown) => value === refused[0] || value === refused.at(-1);
  return casesInScope(refused, isInGate);
}

describe("a field", () => {
  it.each(FIELDS)("%s.%s is named in the refusal of an invalid value", async (name, field) => {
    expect(CALLS[name].request.safeParse(VALID[name]).success).toBe(true);
    const tried = triedIn(name, field);
    expect(tried).not.toEqual([]);
    for (const value of tried) {
      expectRefused(await send(name, { ...VALID[name], [field]: value }), field);
    }
  });

  it.each(FIELDS)("%s.%s is named when it is required and missing", async (name, field) => {
    const { [field]: _, ...rest } = VALID[name];
    if (CALLS[name].request.safeParse(rest).success) return;
    const answer = await send(name, rest);
    expectRefused(answer, field);
    expect(answer.msg).toBe(`${field}：不能为空`);
  });
});

describe("a query", () => {
  const gets = FIELDS.filter(([name]) => sendsQuery(name));

  it.each(gets)("of %s with %s repeated is refused", async (name, field) => {
    const once = `${field}=${VALID[name][field]}`;
    expectRefused(await get(name, `${once}&${once}`), field);
  });

  it.each(gets)("of %s with invalid UTF-8 in %s is refused", async (name, field) => {
    for (const bytes of ["%FF", "%ED%A0%80", "%", "%0", "%C0%80"]) {
      expectRefused(await get(name, `${field}=${bytes}`), field);
    }
  });

  it("with a prototype key is refused", async () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      expectRefused(await get("goodsDetail", `goods_id=1001&${key}=1`), key);
    }
  });
});

describe("a body", () => {
  it.each(BODIES)("of %s that is not a JSON object is refused", async (name) => {
    for (const body of ["{", "nonsense", "{'a':1}", '{"a":1}{', "\u0000"]) {
      expect(await post(name, body)).toMatchObject({ status: 400, code: 10401, data: null });
    }
    for (const body of ["[]", "1", '"text"', "null", "true"]) {
      expectRefused(await post(name, body), "请求内容");
    }
  });

  it.each(BODIES)("of %s that is not UTF-8 is refused", async (name) => {
    const answer = await post(name, new Uint8Array([0x7b, 0xff, 0x7d]));
    expect(answer).toMatchObject({ status: 400, code: 10401 });
    expectRefused(answer, "UTF-8");
  });

  it.each(BODIES)("of %s with a prototype key or excessive nesting is refused", async (name) => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      expectRefused(await post(name, `{"a":{"${key}":{"admin":1}}}`), key);
    }
    expectRefused(await post(name, `{"deep":${"[".repeat(30_000)}${"]".repeat(30_000)}}`), "deep");
  });

  it.each(BODIES)("of %s above 64 KB is refused, also when chunked", async (name) => {
    const body = JSON.stringify({ a: "x".repeat(64 * 1024) });
    expect(await post(name, body)).toMatchObject({ status: 413, code: 10413, data: null });
    const declared = await post(name, "{}", { "Content-Length": "70000" });
    expect(declared).toMatchObject({ status: 413, code: 10413 });
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 9; sent += 1) {
          controller.enqueue(new TextEncoder().encode(" ".repeat(8 * 1024)));
        }
        controller.close();
      },
    });
    const chunked = await test.send(PATHS[name].path, {
      method: "POST",
      body: chunks,
      headers: headers(),
      duplex: "half",
    } as RequestInit);
    expect(chunked).toMatchObject({ status: 413, code: 10413 });
  });

  it.each(BODIES)("of %s with another content type is refused", async (name) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
      const answer = await post(name, JSON.stringify(VALID[name]), { "Content-Type": type });
      expect(answer).toMatchObject({ status: 400, code: 10401 });
      expectRefused(answer, "Content-Type");
    }
  });
});

describe("any input", () => {
  const targets = fc.constantFrom(...NAMES.filter((name) => !WRITES.has(name)));

  it("gets an envelope and never status 500", async () => {
    await fc.assert(
      fc.asyncProperty(
        targets,
        fc.oneof(
          fc.json(),
          fc.string({ unit: "binary" }),
          fc
            .record({ goods_id: fc.jsonValue(), order_num: fc.jsonValue(), data: fc.jsonValue() })
            .map((value) => JSON.stringify(value)),
        ),
        async (name, text) => {
          const answer = sendsQuery(name)
            ? await get(name, text.replace(/[^\x21-\x7e]/gu, "%00").replaceAll("#", ""))
            : await post(name, text);
          expect(answer.status).toBeLessThan(500);
          expect(typeof answer.code).toBe("number");
        },
      ),
      runs(80, 300),
    );
  });
});
