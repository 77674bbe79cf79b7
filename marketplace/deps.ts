import type { Logger } from "@storefront/platform/observability/log";
import type { BackgroundWork } from "./background-work";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Availability } from "./database/availability/availability";
import type { DatabaseEvents } from "./database/database-events";
import type { Db } from "./database/db";
import type { Limiter } from "./database/limits/limiter";
import type { FindPayable } from "./payable";
import type { ChallengeVerifier } from "./providers/challenge/verifier";
import type { PaymentProviders } from "./providers/payments/provider";
import type { SearchEngine } from "./providers/search-engines/search-engine";
import type { SmsSender } from "./providers/sms/sender";
import type { FindAddresses } from "./providers/storefront/canonical-addresses";
import type { StorefrontAddress } from "./providers/storefront/storefront-notifier";
import type { WechatOpenPlatform } from "./providers/wechat-login/open-platform";

/** External dependencies of the services; tests inject their own. */
export interface Deps {
  db: Db;
  /** For free-text searches; cancels slow statements. */
  searchDb: Db;
  availability: Availability;
  databaseEvents: DatabaseEvents;
  clock: Clock;
  config: Config;
  log: Logger;
  limiter: Limiter;
  /** Finds what a payment's order number refers to, so that payments do not depend on the kinds of orders. */
  findPayable: FindPayable;
  /** For work that an answer does not wait for. */
  background: BackgroundWork;
  /** How long visitors without a login share one read of a listing, in ms; 0: not at all. */
  sharedForMs: number;
  /** Payment providers that are configured. */
  payments: PaymentProviders;
  sms: SmsSender;
  /** Undefined when no application is configured: WeChat login is off. */
  wechat?: WechatOpenPlatform | undefined;
  challenge: ChallengeVerifier | null;
  /** Addresses of the storefronts that are notified of listing changes. */
  storefronts: readonly StorefrontAddress[];
  /** Search engines that receive changed pages, and the resolver of these pages' addresses. */
  searchEngines: readonly SearchEngine[];
  findAddresses: FindAddresses;
}
