import type { Clock } from "../clock";
import type { Config } from "../config";
import { ConfigError } from "../config-error";
import type { Db } from "../db/open";
import { aliyunSender } from "./aliyun-sender";
import { sandboxSender } from "./sandbox-sender";
import type { SmsSender } from "./sender";
import { webhookSender } from "./webhook-sender";

/**
 * The operator's gateway where one is set, else the sandbox's inbox.
 * @throws ConfigError when there is neither
 */
export function chooseSender(
  { sandbox, sms }: Pick<Config, "sandbox" | "sms">,
  db: Db,
  clock: Clock,
): SmsSender {
  if (sms?.kind === "webhook") return webhookSender(sms);
  if (sms?.kind === "aliyun") return aliyunSender(sms);
  if (sandbox) return sandboxSender(db, clock);
  throw new ConfigError(
    "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables must be set when the sandbox is off",
  );
}
