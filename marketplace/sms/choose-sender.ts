import type { Clock } from "../clock";
import type { Config } from "../config";
import { ConfigError } from "../config-error";
import type { Db } from "../db/open";
import { sandboxSender } from "./sandbox-sender";
import type { SmsSender } from "./sender";
import { webhookSender } from "./webhook-sender";

/**
 * The operator's gateway where one is set, else the sandbox's inbox.
 * @throws ConfigError when there is neither
 */
export function chooseSender(
  config: Pick<Config, "sandbox" | "smsWebhookUrl">,
  db: Db,
  clock: Clock,
): SmsSender {
  if (config.smsWebhookUrl !== undefined) return webhookSender(config.smsWebhookUrl);
  if (config.sandbox) return sandboxSender(db, clock);
  throw new ConfigError("SMS_WEBHOOK_URL must be set when the sandbox is off");
}
