import type { ChallengeVerifier } from "./challenge/verifier";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Db } from "./db/open";
import type { Limiter } from "./limits/limiter";
import type { Logger } from "./log";
import type { Notifier } from "./notifier";
import type { PaymentProviders } from "./payments/provider";
import type { SmsSender } from "./sms/sender";
import type { WechatOpenPlatform } from "./wechat-login/open-platform";

/** Everything a service needs from outside; tests put their own in. */
export interface Deps {
  db: Db;
  clock: Clock;
  config: Config;
  log: Logger;
  limiter: Limiter;
  /** Payment providers that are configured. */
  payments: PaymentProviders;
  sms: SmsSender;
  /** Undefined where no application is configured: nobody logs in with WeChat. */
  wechat?: WechatOpenPlatform | undefined;
  challenge: ChallengeVerifier;
  notifier: Notifier;
}
