import { readSmsSettings } from "./read-settings";

const WEBHOOK = { SMS_WEBHOOK_URL: "https://sms.example/send", SMS_WEBHOOK_KEY: "k".repeat(16) };
const ALIYUN = {
  ALIYUN_SMS_ACCESS_KEY_ID: "LTAI0000000000000001",
  ALIYUN_SMS_ACCESS_KEY_SECRET: "s".repeat(30),
  ALIYUN_SMS_SIGN_NAME: "密马网络",
  ALIYUN_SMS_TEMPLATE_CODE: "SMS_123456789",
};

const ORDER_TEMPLATES = {
  ALIYUN_SMS_TEMPLATE_DELIVERED: "SMS_1",
  ALIYUN_SMS_TEMPLATE_REFUND: "SMS_2",
  ALIYUN_SMS_TEMPLATE_DEADLINE: "SMS_3",
};

const read = (env: Record<string, string>) => readSmsSettings(env, false);

it("reads the operator's gateway", () => {
  expect(read(WEBHOOK)).toEqual({
    kind: "webhook",
    url: "https://sms.example/send",
    key: "k".repeat(16),
    acceptsOrderSms: false,
  });
});

it("reads whether SMS are sent", () => {
  expect(read({ ...WEBHOOK, SMS_WEBHOOK_NOTICES: "1" })).toMatchObject({ acceptsOrderSms: true });
  expect(read(ALIYUN)).toMatchObject({ orderTemplates: undefined });
  expect(read({ ...ALIYUN, ...ORDER_TEMPLATES })).toMatchObject({
    orderTemplates: { delivered: "SMS_1", refund: "SMS_2", deadline: "SMS_3" },
  });
});

it("reads Alibaba Cloud's keys, with its default address unless another is set", () => {
  expect(read(ALIYUN)).toMatchObject({
    kind: "aliyun",
    signName: "密马网络",
    endpoint: "https://dysmsapi.aliyuncs.com",
  });
});

it("returns undefined when nothing is set", () => {
  expect(read({ SMS_WEBHOOK_URL: "", ALIYUN_SMS_SIGN_NAME: "" })).toBeUndefined();
});

it.each([
  ["SMS_WEBHOOK_KEY must be set", { ...WEBHOOK, SMS_WEBHOOK_KEY: "" }],
  ["SMS_WEBHOOK_KEY must be at least", { ...WEBHOOK, SMS_WEBHOOK_KEY: "short" }],
  ["SMS_WEBHOOK_URL must be an http(s) address", { ...WEBHOOK, SMS_WEBHOOK_URL: "sms.example" }],
  ["SMS_WEBHOOK_URL must not be set together with", { ...WEBHOOK, ...ALIYUN }],
  ["ALIYUN_SMS_ACCESS_KEY_ID must be set", { ...ALIYUN, ALIYUN_SMS_ACCESS_KEY_ID: "" }],
  [
    "ALIYUN_SMS_ACCESS_KEY_SECRET must be at least",
    { ...ALIYUN, ALIYUN_SMS_ACCESS_KEY_SECRET: "s" },
  ],
  ["ALIYUN_SMS_SIGN_NAME must be 2 to 20", { ...ALIYUN, ALIYUN_SMS_SIGN_NAME: "【密马】" }],
  ["ALIYUN_SMS_TEMPLATE_CODE must be SMS_", { ...ALIYUN, ALIYUN_SMS_TEMPLATE_CODE: "123" }],
  ["SMS_WEBHOOK_NOTICES must be one of 0, 1", { ...WEBHOOK, SMS_WEBHOOK_NOTICES: "yes" }],
  [
    "ALIYUN_SMS_TEMPLATE_REFUND must be set",
    { ...ALIYUN, ...ORDER_TEMPLATES, ALIYUN_SMS_TEMPLATE_REFUND: "" },
  ],
  ["ALIYUN_SMS_ENDPOINT must be an http(s)", { ...ALIYUN, ALIYUN_SMS_ENDPOINT: "ftp://a" }],
])("refuses with %p", (message, env) => {
  expect(() => read(env)).toThrow(message);
});
