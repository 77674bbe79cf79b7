import type { ChallengeVerifier } from "./challenge/verifier";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Db } from "./db/open";
import type { Limiter } from "./limits/limiter";
import type { Logger } from "./log";
import type { Notifier } from "./notifier";
import type { PaymentProviders } from "./payments/provider";
import type { Simulation } from "./sandbox/simulated-payments";
import type { SmsSender } from "./sms/sender";

/** Everything a service needs from outside; tests put their own in. */
export interface Deps {
  db: Db;
  clock: Clock;
  config: Config;
  log: Logger;
  limiter: Limiter;
  /** Payment providers that are configured. */
  payments: PaymentProviders;
  /** The sandbox's payment providers; undefined where real ones are configured. */
  simulation?: Simulation | undefined;
  sms: SmsSender;
  challenge: ChallengeVerifier;
  notifier: Notifier;
}
