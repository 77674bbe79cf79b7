import { createLog, type Logger } from "@storefront/platform/observability/log";
import { processSingleton } from "@storefront/platform/process-singleton.js";
import { env } from "./env";

/** The storefront's log: JSON lines on stdout, one for the whole process. */
export const log = (): Logger =>
  processSingleton("log", () => createLog("storefront", env().logLevel));
