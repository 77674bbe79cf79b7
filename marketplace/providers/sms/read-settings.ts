import type { SmsKind } from "@storefront/contract/account/sms-kinds";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { type Env, type SettingReader, settingReader } from "../payments/setting-reader";
import type { AliyunSmsSettings, SmsSettings, SmsWebhookSettings } from "./settings";

/**
 * Reads the SMS gateway's settings.
 * @returns undefined when none is configured
 * @throws ConfigError naming the first variable that is invalid or missing, never its value
 */
export function readSmsSettings(env: Env, sandbox: boolean): SmsSettings | undefined {
  const hasWebhook = Boolean(env["SMS_WEBHOOK_URL"]);
  const hasAliyun = Object.entries(env).some(
    ([name, value]) => name.startsWith("ALIYUN_SMS_") && Boolean(value),
  );
  if (hasWebhook && hasAliyun) {
    throw new ConfigError("SMS_WEBHOOK_URL must not be set together with ALIYUN_SMS_ variables");
  }
  if (hasWebhook) return readWebhook(settingReader(env, sandbox));
  return hasAliyun ? readAliyun(env, settingReader(env, sandbox)) : undefined;
}

const readWebhook = ({ address, secret, oneOf }: SettingReader): SmsWebhookSettings => ({
  kind: "webhook",
  url: address("SMS_WEBHOOK_URL", ""),
  key: secret("SMS_WEBHOOK_KEY", /^[\x21-\x7e]{16,256}$/, "must be at least 16 characters"),
  acceptsOrderSms: oneOf("SMS_WEBHOOK_NOTICES", ["0", "1"]) === "1",
});

const readAliyun = (env: Env, { address, secret, text }: SettingReader): AliyunSmsSettings => ({
  kind: "aliyun",
  accessKeyId: text("ALIYUN_SMS_ACCESS_KEY_ID", /^\w{16,40}$/, "must be 16 to 40 letters"),
  accessKeySecret: secret(
    "ALIYUN_SMS_ACCESS_KEY_SECRET",
    /^[\x21-\x7e]{16,100}$/,
    "must be at least 16 characters",
  ),
  signName: text("ALIYUN_SMS_SIGN_NAME", /^[^\s【】]{2,20}$/, "must be 2 to 20 characters"),
  templateCode: text("ALIYUN_SMS_TEMPLATE_CODE", ...TEMPLATE),
  orderTemplates: readOrderTemplates(env, text),
  endpoint: address("ALIYUN_SMS_ENDPOINT", "https://dysmsapi.aliyuncs.com"),
});

const TEMPLATE = [/^SMS_\d{1,20}$/, "must be SMS_ and digits"] as const;

const ORDER_TEMPLATES: Readonly<Record<SmsKind, string>> = {
  delivered: "ALIYUN_SMS_TEMPLATE_DELIVERED",
  refund: "ALIYUN_SMS_TEMPLATE_REFUND",
  deadline: "ALIYUN_SMS_TEMPLATE_DEADLINE",
};

/** All of them or none: a buyer who chooses an SMS gets it. */
function readOrderTemplates(
  env: Env,
  text: SettingReader["text"],
): AliyunSmsSettings["orderTemplates"] {
  if (!Object.values(ORDER_TEMPLATES).some((name) => env[name]?.trim())) return undefined;
  const read = (kind: SmsKind) => text(ORDER_TEMPLATES[kind], ...TEMPLATE);
  return { delivered: read("delivered"), refund: read("refund"), deadline: read("deadline") };
}
