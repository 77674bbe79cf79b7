import { readFileSync } from "node:fs";
import { placeOrder, untilFulfilled } from "../buyer/buy";
import { forgePayment, pay } from "../buyer/pay-at-provider";
import { newPhoneNumber, newPhoneVisitor, sentCodes, Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S11: secrets of the operator and of buyers. */

const PAGES = [
  "/",
  "/index",
  "/index_m",
  "/goodsDetails?goodsId=1011",
  "/no-such-page",
  "/api/settings",
];
const CALLS = [
  "/api/v1/index",
  "/api/v1/goods/detail?goods_id=1011",
  "/api/v1/none",
  "/healthz",
  "/readyz",
];
const SCRIPTS = /\/_next\/static\/[^"\\]+\.js/g;

/** Secrets that sign calls to other systems. Private keys line by line, as a log may break a key into lines. */
function gatewaySecrets(): string[] {
  const {
    ALIPAY_PRIVATE_KEY = "",
    WECHAT_PAY_PRIVATE_KEY = "",
    WECHAT_PAY_API_V3_KEY = "",
    WECHAT_LOGIN_APP_SECRET = "",
    SMS_WEBHOOK_KEY = "",
  } = readTarget().merchant;
  const lines = [ALIPAY_PRIVATE_KEY, WECHAT_PAY_PRIVATE_KEY].flatMap((pem) => pem.split("\n"));
  const keys = [WECHAT_PAY_API_V3_KEY, WECHAT_LOGIN_APP_SECRET, SMS_WEBHOOK_KEY];
  expect(keys).not.toContain("");
  const secrets = [...keys, ...lines.filter((line) => line.length === 64)];
  expect(secrets.length).toBeGreaterThan(20);
  return secrets;
}

/** Reads all pages and calls, and the scripts they reference. @returns bodies with headers, by path */
async function readAll(): Promise<Map<string, string>> {
  const visitor = new Visitor();
  const bodies = new Map<string, string>();
  const read = async (path: string) => {
    if (bodies.has(path)) return;
    const { body, headers } = await visitor.send(path);
    bodies.set(path, body + JSON.stringify(headers));
  };
  for (const path of [...PAGES, ...CALLS]) await read(path);
  const scripts = [...bodies.values()].flatMap((body) => body.match(SCRIPTS) ?? []);
  for (const path of scripts) await read(path);
  return bodies;
}

test("exposes no operator secret in a page, script or answer", async () => {
  const { secrets, databaseUrl } = readTarget();
  // The SMS cipher's key is public: /api/settings serves it to browsers (SECURITY.md).
  const hidden = [secrets.INTERNAL_SECRET, ...gatewaySecrets(), databaseUrl];
  const bodies = await readAll();
  for (const [path, body] of bodies) {
    for (const secret of hidden) expect([path, body.includes(secret)]).toEqual([path, false]);
  }
  recordFigure("S11", `${bodies.size} pages, scripts and answers: none has a secret`);
});

test("logs no secret, token, code, card secret or phone number", async () => {
  const phone = newPhoneNumber();
  const buyer = await new Visitor().login(phone);
  const onPhone = await newPhoneVisitor().login(phone);
  const codes = await sentCodes(phone);
  const { order } = await placeOrder(buyer);
  expect(await forgePayment(order)).toBe(403);
  expect(await pay(order)).toBe(200);
  await untilFulfilled(buyer, order);
  await onPhone.call("orderReceive", { order_num: order.order_num });
  const { data } = await onPhone.call("orderDetail", { order_num: order.order_num });
  await buyer.call("login", { phone, verify_code: "000000" });
  await buyer.send(`/api/v1/none?token=${buyer.token}`);
  await buyer.send(`/api/v1/none/${buyer.token}/${phone}`);
  await buyer.send(`/orders/${encodeURIComponent(buyer.token)}/${[...phone].join("-")}`);
  await buyer.send("/api/v1/user/login", { method: "POST", body: `{"phone":"${phone}",` });

  const { secrets, logFile } = readTarget();
  const log = readFileSync(logFile, "utf8");
  expect(log).toContain("payment callback rejected");
  expect(data.secrets).toHaveLength(1);
  const hidden = [
    ...Object.values(secrets),
    ...gatewaySecrets(),
    buyer.token,
    onPhone.token,
    phone,
    ...data.secrets,
  ];
  for (const text of hidden) expect(log).not.toContain(text);
  for (const code of codes) expect(log).not.toMatch(new RegExp(`\\D${code}\\D`));
  expect(log).not.toMatch(/postgres:\/\/|redis:\/\//);
  recordFigure(
    "S11",
    `${log.length} bytes of log: none of ${hidden.length + codes.length} secrets`,
  );
});
