import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { receiveCode, requestCode, smsData } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { smsCodes } from "../database/schema";
import { SmsRefused } from "../providers/sms/sender";
import { countCodesOfDay } from "./count-codes";
import { sendCodeTo } from "./send-code";

const KNOWN = "13800138000";
const UNKNOWN = "18600000001";
const SECRET = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };

const test = useTestApp();

describe("requesting a code", () => {
  it("sends six digits and returns when the next code may be requested", async () => {
    const answer = await requestCode(test, KNOWN);
    expect(answer).toMatchObject({ status: 200, code: 0, data: { resend_after: 60 } });
    expect(test.sentSms).toHaveLength(1);
    expect(test.sentSms[0]).toMatchObject({
      phone: KNOWN,
      verifyCode: expect.stringMatching(/^\d{6}$/),
    });
  });

  it("returns the same answer for known and unknown numbers", async () => {
    expect(await requestCode(test, UNKNOWN)).toEqual(await requestCode(test, KNOWN));
  });

  it("does not store codes in plain text", async () => {
    const code = await receiveCode(test, KNOWN);
    const [row] = await test.deps.db.select().from(smsCodes);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each<Record<string, string>>([{}, { "req-v": "1" }])(
    "refuses a request without req-v: 2 (%o)",
    async (headers) => {
      const data = smsData(test, { phone: KNOWN, event: "login" });
      const answer = await test.request("sendSms", { data }, { headers });
      expect(answer).toMatchObject({ status: 400, code: 10402, data: null });
      expect(test.sentSms).toHaveLength(0);
    },
  );

  it("refuses a payload that cannot be decrypted", async () => {
    const answer = await test.request("sendSms", { data: "AAAA" }, { headers: { "req-v": "2" } });
    expect(answer).toMatchObject({ status: 400, code: 10402 });
  });

  it("counts no code that the gateway refuses", async () => {
    const request = { phone: KNOWN, event: "login", ip: "203.0.113.9", browser: "b" } as const;
    const refuse = async () => Promise.reject(new SmsRefused("no credit"));
    const failing = { ...test.deps, sms: { send: refuse } };
    await expect(sendCodeTo(failing, request)).rejects.toMatchObject({ code: 40504 });
    expect(await countCodesOfDay(test.deps)).toBe(0);
    expect(await sendCodeTo(test.deps, request)).toEqual({ resend_after: 60 });
  });

  it("counts a code that may have been sent", async () => {
    const request = { phone: KNOWN, event: "login", ip: "203.0.113.9", browser: "b" } as const;
    const hang = async () => Promise.reject(new DOMException("", "TimeoutError"));
    const hanging = { ...test.deps, sms: { send: hang } };
    await expect(sendCodeTo(hanging, request)).rejects.toMatchObject({ code: 40504 });
    await expect(sendCodeTo(test.deps, request)).rejects.toMatchObject({ code: 40429 });
  });

  it("sends one code in 60 seconds, across all events", async () => {
    await requestCode(test, KNOWN);
    await test.clock.advance(59);
    expect(await requestCode(test, KNOWN, "bind")).toMatchObject({
      status: 429,
      code: 40429,
      msg: "操作太频繁，请 1 秒后再试",
    });
    await test.clock.advance(1);
    expect(await requestCode(test, KNOWN)).toMatchObject({ code: 0 });
    expect(test.sentSms).toHaveLength(2);
  });

  it("sends Retry-After", async () => {
    await requestCode(test, KNOWN);
    await test.clock.advance(20);
    const response = await test.app.request("/v1/common/send_sms", {
      method: "POST",
      headers: { "Content-Type": "application/json", "req-v": "2" },
      body: JSON.stringify({ data: smsData(test, { phone: KNOWN, event: "login" }) }),
    });
    expect(response.headers.get("Retry-After")).toBe("40");
  });

  it("sends one code for concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestCode(test, KNOWN)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(test.sentSms).toHaveLength(1);
  });

  it("sends five codes an hour to a number", async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await requestCode(test, KNOWN)).code).toBe(0);
      await test.clock.advance(600);
    }
    expect(await requestCode(test, KNOWN)).toMatchObject({
      code: 40429,
      msg: "操作太频繁，请 10 分钟后再试",
    });
    await test.clock.advance(600);
    expect((await requestCode(test, KNOWN)).code).toBe(0);
  });

  it("sends ten codes a day to a number", async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await requestCode(test, KNOWN)).code).toBe(0);
      await test.clock.advance(3600);
    }
    expect(await requestCode(test, KNOWN)).toMatchObject({
      code: 40429,
      msg: "操作太频繁，请 14 小时后再试",
    });
    await test.clock.advance(14 * 3600);
    expect((await requestCode(test, KNOWN)).code).toBe(0);
  });

  it("limits an address across all numbers, by the address that the proxy sends", async () => {
    const from = (address: string, secret = SECRET) => ({ "X-Client-Address": address, ...secret });
    const phone = (index: number) => `136${String(index).padStart(8, "0")}`;
    for (let index = 0; index < 60; index += 1) {
      expect((await requestCode(test, phone(index), "login", from("203.0.113.9"))).code).toBe(0);
    }
    expect((await requestCode(test, phone(60), "login", from("203.0.113.9"))).code).toBe(40429);
    expect((await requestCode(test, phone(61), "login", from("203.0.113.10"))).code).toBe(0);
  });

  it("refuses while the limiter cannot be reached", async () => {
    const { limiter } = test.deps;
    test.deps.limiter = { ...limiter, take: () => Promise.reject(new Error("connection refused")) };
    try {
      expect(await requestCode(test, KNOWN)).toMatchObject({ status: 503, code: 40503 });
      expect(test.sentSms).toHaveLength(0);
    } finally {
      test.deps.limiter = limiter;
    }
  });

  it("returns 503 when the message could not be sent", async () => {
    const { sms } = test.deps;
    test.deps.sms = { send: () => Promise.reject(new Error("gateway down")) };
    try {
      expect(await requestCode(test, KNOWN)).toMatchObject({ status: 503, code: 40504 });
    } finally {
      test.deps.sms = sms;
    }
  });
});
