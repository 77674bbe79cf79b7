import { readConfig } from "@storefront/marketplace/config";
import { newCustomer } from "@storefront/sandbox/customer";
import { newSecrets } from "../product/new-secrets";

const ADDRESS = "http://127.0.0.1:5310";

it("configures a marketplace without a sandbox as the customer of every simulated system", () => {
  const { customer, variablesAt } = newCustomer();
  const config = readConfig({ ...newSecrets(), ...variablesAt(ADDRESS) });
  expect(config).toMatchObject({
    sandbox: false,
    sms: {
      kind: "webhook",
      url: `${ADDRESS}/sms`,
      key: customer.smsKey,
      acceptsOrderSms: true,
    },
    wechatLogin: { ...customer.wechatApp, apiUrl: `${ADDRESS}/weixin` },
    payments: {
      alipay: { appId: customer.payments.merchant.alipayAppId },
      wechat: { merchantId: customer.payments.merchant.wechatMerchantId },
    },
  });
});

it("generates new numbers and keys each time", () => {
  const first = newCustomer().variablesAt(ADDRESS);
  const second = newCustomer().variablesAt(ADDRESS);
  const same = Object.keys(first).filter((name) => first[name] === second[name]);
  expect(
    same.every((name) => name === "SMS_WEBHOOK_NOTICES" || first[name]?.startsWith(ADDRESS)),
  ).toBe(true);
});
