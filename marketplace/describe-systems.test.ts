import {
  sampleAlipay,
  sampleSms,
  sampleWechat,
  sampleWechatLogin,
} from "@storefront/sandbox/adapters/sample-settings";
import { readConfig } from "./config";
import { describeSystems } from "./describe-systems";

const SANDBOX = readConfig({ SANDBOX: "1" });
const ALL = {
  ...SANDBOX,
  sandbox: false,
  payments: { alipay: sampleAlipay("http://a.test"), wechat: sampleWechat("http://w.test") },
  sms: sampleSms("http://s.test"),
  wechatLogin: sampleWechatLogin("http://o.test", "http://p.test"),
};

describe("the start's line about external systems", () => {
  it("names every provider and channel that is on", () => {
    expect(describeSystems(ALL)).toEqual({
      level: "info",
      text: "payments: Alipay, WeChat Pay, balance; SMS: webhook; login: SMS code, WeChat; sandbox off",
    });
  });

  it("names only what is on when some are missing", () => {
    const { wechat } = ALL.payments;
    const some = {
      ...ALL,
      payments: { wechat },
      wechatLogin: undefined,
      smsChallengeUrl: "http://c.test",
    };
    expect(describeSystems(some).text).toBe(
      "payments: WeChat Pay, balance; SMS: webhook; login: SMS code (after a challenge above 50 % of SMS_CODES_PER_DAY); sandbox off",
    );
  });

  it("warns when no payment provider is configured and the sandbox is off", () => {
    const line = describeSystems({ ...ALL, payments: {} });
    expect(line.level).toBe("warn");
    expect(line.text).toContain("payments: balance;");
    expect(line.text).toContain("balance (余额) only, which nobody can fill");
  });

  it("does not warn in the sandbox", () => {
    expect(describeSystems({ ...SANDBOX, payments: {} }).level).toBe("info");
  });

  it("contains no key or secret of a setting", () => {
    const text = JSON.stringify(describeSystems(ALL));
    for (const secret of [
      ALL.sms,
      ALL.payments.alipay,
      ALL.payments.wechat,
      ALL.wechatLogin,
    ].flatMap((settings) =>
      Object.entries(settings).flatMap(([name, value]) =>
        name === "kind" || typeof value !== "string" ? [] : [value],
      ),
    ))
      expect(text).not.toContain(secret);
  });
});
