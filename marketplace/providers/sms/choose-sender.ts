import { ConfigError } from "@storefront/platform/environment/config-error";
import { aliyunSender } from "./aliyun-sender";
import type { SmsSender } from "./sender";
import type { SmsSettings } from "./settings";
import { webhookSender } from "./webhook-sender";

/** Returns the configured gateway. @throws ConfigError when none is configured */
export function chooseSender({ sms }: { sms: SmsSettings | undefined }): SmsSender {
  if (sms?.kind === "webhook") return webhookSender(sms);
  if (sms?.kind === "aliyun") return aliyunSender(sms);
  throw new ConfigError(
    "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables must be set when the sandbox is off",
  );
}
