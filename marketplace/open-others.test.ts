import {
  sampleAlipay,
  sampleSms,
  sampleWechat,
  sampleWechatLogin,
} from "@storefront/sandbox/adapters/sample-settings";
import { systemClock } from "./clock";
import { readConfig } from "./config";
import { runCall } from "./note-waits";
import { openOthers } from "./open-others";

/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:9";

const { payments, sms, wechat, challenge } = openOthers(
  {
    ...readConfig({ SANDBOX: "1" }),
    payments: { alipay: sampleAlipay(NOWHERE), wechat: sampleWechat(NOWHERE) },
    sms: sampleSms(NOWHERE),
    wechatLogin: sampleWechatLogin(NOWHERE, NOWHERE),
    smsChallengeUrl: NOWHERE,
  },
  systemClock(),
);

it.each([
  ["Alipay", () => payments.alipay?.query("1")],
  ["WeChat Pay", () => payments.wxpay?.close("1")],
  ["WeChat", () => wechat?.identify("code")],
  ["an SMS gateway", () => sms.send({ phone: "1", verifyCode: "1", content: "" })],
  ["the verifier of challenges", () => challenge?.verify("token", "203.0.113.1")],
])("notes that a call waits for %s", async (_, use) => {
  const { noted, ended } = runCall((hasWaited) => {
    expect(hasWaited()).toBe(false);
    return { ended: use(), noted: hasWaited() };
  });
  await Promise.allSettled([ended]);
  expect(noted).toBe(true);
});
