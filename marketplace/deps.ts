import type { Limiter } from "@/database/limits/limiter";
import type { Db } from "@/database/open";
import type { Logger } from "@/observability/log";
import type { ChallengeVerifier } from "@/providers/challenge/verifier";
import type { PaymentProviders } from "@/providers/payments/provider";
import type { SmsSender } from "@/providers/sms/sender";
import type { StorefrontNotifier } from "@/providers/storefront/storefront-notifier";
import type { WechatOpenPlatform } from "@/providers/wechat-login/open-platform";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { FindPayable } from "./services/payments/payable";

/** Everything a service needs from outside; tests put their own in. */
export interface Deps {
  db: Db;
  /** Cancels what takes too long; for what visitors search by. */
  searchDb: Db;
  clock: Clock;
  config: Config;
  log: Logger;
  limiter: Limiter;
  /** What an order number stands for that a payment names. Payments know no kinds of orders themselves. */
  findPayable: FindPayable;
  /** Payment providers that are configured. */
  payments: PaymentProviders;
  sms: SmsSender;
  /** Undefined where no application is configured: nobody logs in with WeChat. */
  wechat?: WechatOpenPlatform | undefined;
  challenge: ChallengeVerifier;
  /** Storefronts that are notified of listing changes. */
  storefronts: readonly StorefrontNotifier[];
}
