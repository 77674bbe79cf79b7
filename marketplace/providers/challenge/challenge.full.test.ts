import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { smsData } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { readConfig } from "../../config";
import { chooseVerifier } from "./webhook-verifier";

const PHONE = "13800138000";

let server: Server;
let url: string;
let received: unknown[] = [];
let answer = { status: 200, body: '{"ok":true}' };
const test = useTestApp({ smsChallengeAbovePercent: 0 });
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.writeHead(answer.status, { Location: "/elsewhere" }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"ok":true}' };

  test.deps.challenge = chooseVerifier(readConfig({ SANDBOX: "1", SMS_CHALLENGE_URL: url }));
});
afterAll(() => server.close());

const requestCode = (token?: string) =>
  test.request(
    "sendSms",
    {
      data: smsData(test, { phone: PHONE, event: "login" }),
      ...(token === undefined ? {} : { challenge_token: token }),
    },
    { headers: { "req-v": "2" } },
  );

it("is off unless SMS_CHALLENGE_URL is set", async () => {
  test.deps.challenge = chooseVerifier(readConfig({ SANDBOX: "1" }));
  expect(test.deps.challenge).toBeNull();
  expect((await requestCode()).code).toBe(0);
  expect(received).toEqual([]);
});

it("refuses a caller without a token, without calling the service", async () => {
  expect(await requestCode()).toMatchObject({
    status: 403,
    code: 40405,
    msg: "请先完成安全验证，再获取验证码",
  });
  expect(received).toEqual([]);
  expect(test.sentSms).toEqual([]);
});

it("sends a code when the service accepts the token", async () => {
  expect((await requestCode("solved")).code).toBe(0);
  expect(received).toEqual([{ token: "solved", address: "127.0.0.1" }]);
  expect(test.sentSms).toHaveLength(1);
});

it("does not use the number's quota while the challenge is unsolved", async () => {
  answer.body = '{"ok":false}';
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect(await requestCode("guess")).toMatchObject({ status: 403, code: 40405 });
  }
  answer.body = '{"ok":true}';
  expect((await requestCode("solved")).code).toBe(0);
});

it.each([
  [500, '{"ok":true}'],
  [200, '{"ok":"yes"}'],
  [200, "fine"],
  [302, ""],
])("sends nothing when the service answers %i %s", async (status, body) => {
  answer = { status, body };
  expect(await requestCode("solved")).toMatchObject({ status: 503, code: 40504 });
  expect(test.sentSms).toEqual([]);
});

it("limits the service calls of one address", async () => {
  answer.body = '{"ok":false}';
  for (let attempt = 0; attempt < 120; attempt += 1) await requestCode("guess");
  expect(await requestCode("guess")).toMatchObject({ status: 429, code: 40429 });
  expect(received).toHaveLength(120);
});

it.each(["", "a b", "x".repeat(4097)])("refuses the malformed token %j", async (token) => {
  expect(await requestCode(token)).toMatchObject({ status: 400, code: 10400 });
});
