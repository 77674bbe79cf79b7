import { randomBytes } from "node:crypto";
import { SAMPLE_WECHAT_APP } from "@storefront/platform/environment/sandbox-key-pairs";
import { type Credentials, SAMPLE_CREDENTIALS } from "./payments/credentials";
import { newCredentials } from "./payments/new-credentials";

/** The marketplace as the only customer of the simulated systems. */
export interface Customer {
  payments: Credentials;
  /** Signs calls to the SMS gateway. */
  smsKey: string;
  wechatApp: { appId: string; appSecret: string };
}

/** The customer when the sandbox runs in the marketplace's process. */
export const SAMPLE_CUSTOMER: Customer = {
  payments: SAMPLE_CREDENTIALS,
  smsKey: "storefront-sandbox-sms-key",
  wechatApp: SAMPLE_WECHAT_APP,
};

interface NewCustomer {
  customer: Customer;
  /**
   * Returns the environment variables that make a marketplace this customer.
   * @param address of the simulated systems, without a trailing slash
   */
  variablesAt(address: string): Record<string, string>;
}

/** Creates a customer with random numbers and keys. */
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
      SMS_WEBHOOK_NOTICES: "1",
      WECHAT_LOGIN_APP_ID: appId,
      WECHAT_LOGIN_APP_SECRET: appSecret,
      WECHAT_LOGIN_OPEN_URL: `${address}/weixin`,
      WECHAT_LOGIN_API_URL: `${address}/weixin`,
    }),
  };
}
