import { randomBytes } from "node:crypto";
import { SAMPLE_WECHAT_APP } from "@/contract/sample-keys";
import { type Credentials, SAMPLE_CREDENTIALS } from "./payments/credentials";
import { newCredentials } from "./payments/new-credentials";

/** The only customer of the simulated systems: what they know the marketplace by. */
export interface Customer {
  payments: Credentials;
  /** What calls to the SMS gateway are signed with. */
  smsKey: string;
  wechatApp: { appId: string; appSecret: string };
}

/** The customer of the sandbox in one process. */
export const SAMPLE_CUSTOMER: Customer = {
  payments: SAMPLE_CREDENTIALS,
  smsKey: "storefront-sandbox-sms-key",
  wechatApp: SAMPLE_WECHAT_APP,
};

interface NewCustomer {
  customer: Customer;
  /**
   * Variables of the marketplace that make it the customer.
   * @param address where the simulated systems answer, without a trailing slash
   */
  variablesAt(address: string): Record<string, string>;
}

/** A customer that nobody knows yet: numbers and keys are drawn. */
export function newCustomer(): NewCustomer {
  const payments = newCredentials();
  const smsKey = randomBytes(24).toString("base64url");
  const appId = `wx${randomBytes(8).toString("hex")}`;
  const appSecret = randomBytes(16).toString("hex");
  return {
    customer: { payments: payments.credentials, smsKey, wechatApp: { appId, appSecret } },
    variablesAt: (address) => ({
      ...payments.variablesAt(address),
      SMS_WEBHOOK_URL: `${address}/sms`,
      SMS_WEBHOOK_KEY: smsKey,
      WECHAT_LOGIN_APP_ID: appId,
      WECHAT_LOGIN_APP_SECRET: appSecret,
      WECHAT_LOGIN_OPEN_URL: `${address}/weixin`,
      WECHAT_LOGIN_API_URL: `${address}/weixin`,
    }),
  };
}
