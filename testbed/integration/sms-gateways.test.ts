import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { aliyunSender } from "@storefront/marketplace/providers/sms/aliyun-sender";
import { SmsRefused, type SmsSender } from "@storefront/marketplace/providers/sms/sender";
import { webhookSender } from "@storefront/marketplace/providers/sms/webhook-sender";
import { aliyunSmsApi } from "@storefront/sandbox/sms/aliyun-api";
import { operatorGateway } from "@storefront/sandbox/sms/operator-gateway";
import type { ReceivedMessage } from "@storefront/sandbox/store/received-message";
import { Hono } from "hono";

const MESSAGE = { phone: "13800138000", verifyCode: "012345", content: "验证码 012345" };
const ORDER_SMS = {
  id: "notice-7",
  phone: "13800138000",
  kind: "delivered",
  orderTail: "654321",
  content: "订单（尾号 654321）已交付，请用手机查看并核对。",
} as const;
const KEY = "the-key-of-these-tests";
const CUSTOMER = {
  accessKeyId: "LTAI0000000000000001",
  accessKeySecret: "secret-of-these-tests",
  signName: "密马网络",
  templateCode: "SMS_123456789",
  orderTemplates: { delivered: "SMS_1", refund: "SMS_2", deadline: "SMS_3" },
};

let received: ReceivedMessage[];
let calls: number;
/** HTTP status that replaces the gateway's own answer. */
let forcedStatus: number | null;
let server: ReturnType<typeof serve>;
let base: string;
let now: Date;

beforeAll(async () => {
  const deliver = async (message: ReceivedMessage) => {
    received.push(message);
  };
  const app = new Hono();
  app.use(async (_, next) => {
    calls += 1;
    if (forcedStatus !== null)
      return new Response(null, { status: forcedStatus, headers: { Location: "/other" } });
    await next();
  });
  app.route("/operator", operatorGateway({ key: KEY, now: () => now, deliver }));
  app.route("/", aliyunSmsApi({ customer: CUSTOMER, now: () => now, deliver }));
  base = await new Promise<string>((resolve) => {
    server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
beforeEach(() => {
  received = [];
  calls = 0;
  forcedStatus = null;
  now = new Date();
});
afterAll(() => new Promise((closed) => server.close(closed)));

const toOperator = (key = KEY): SmsSender =>
  webhookSender({ url: `${base}/operator`, key, acceptsOrderSms: true });
const toAliyun = (change: Partial<typeof CUSTOMER> = {}): SmsSender =>
  aliyunSender({ kind: "aliyun", ...CUSTOMER, ...change, endpoint: base });

describe("the operator's gateway", () => {
  it("receives the signed number, code and text", async () => {
    await toOperator().send(MESSAGE);
    expect(received).toEqual([MESSAGE]);
  });

  it("receives a signed SMS", async () => {
    await toOperator().notify?.(ORDER_SMS);
    expect(received).toEqual([
      { phone: ORDER_SMS.phone, verifyCode: "", content: ORDER_SMS.content },
    ]);
  });

  it("gets no SMS unless it accepts them", () => {
    expect(webhookSender({ url: base, key: KEY, acceptsOrderSms: false }).notify).toBeUndefined();
  });

  it("refuses a wrong key", async () => {
    await expect(toOperator("another-key-of-these").send(MESSAGE)).rejects.toThrow("401");
    expect(received).toEqual([]);
  });

  it("refuses a call that is older than five minutes", async () => {
    now = new Date(Date.now() + 302_000);
    await expect(toOperator().send(MESSAGE)).rejects.toThrow("401");
  });
});

describe("Alibaba Cloud", () => {
  it("receives the signed code for the template", async () => {
    await toAliyun().send(MESSAGE);
    expect(received).toEqual([
      {
        phone: "13800138000",
        verifyCode: "012345",
        content: "【密马网络】验证码 012345，5 分钟内有效。请勿告诉他人。",
      },
    ]);
  });

  it("receives the end of an order's number for the template of an SMS", async () => {
    await toAliyun().notify?.(ORDER_SMS);
    expect(received).toEqual([
      { phone: ORDER_SMS.phone, verifyCode: "", content: "【密马网络】订单（尾号 654321）" },
    ]);
  });

  it.each([
    ["InvalidAccessKeyId.NotFound", { accessKeyId: "LTAI0000000000000002" }],
    ["SignatureDoesNotMatch", { accessKeySecret: "another-secret-here" }],
    ["isv.SMS_SIGNATURE_ILLEGAL", { signName: "别人家" }],
    ["isv.SMS_TEMPLATE_ILLEGAL", { templateCode: "SMS_9" }],
  ])("fails with %s for %j", async (code, change) => {
    await expect(toAliyun(change).send(MESSAGE)).rejects.toThrow(code);
    expect(received).toEqual([]);
  });

  it.each([
    [403, true],
    [500, false],
  ])("has refused an SMS that it answers with %i: %s", async (status, isRefused) => {
    forcedStatus = status;
    const error = await toAliyun()
      .send(MESSAGE)
      .catch((thrown: unknown) => thrown);
    expect(error instanceof SmsRefused).toBe(isRefused);
  });

  it("fails for an invalid number", async () => {
    const sent = toAliyun().send({ ...MESSAGE, phone: "12" });
    await expect(sent).rejects.toThrow("isv.MOBILE_NUMBER_ILLEGAL");
  });
});

describe.each([
  ["the operator's gateway", toOperator],
  ["Alibaba Cloud", toAliyun],
])("%s", (_, sender) => {
  it.each([500, 403, 302])("fails without a retry when the answer is %i", async (status) => {
    forcedStatus = status;
    await expect(sender().send(MESSAGE)).rejects.toThrow();
    expect(calls).toBe(1);
    await expect(sender().notify?.(ORDER_SMS)).rejects.toThrow();
    expect(calls).toBe(2);
  });
});
