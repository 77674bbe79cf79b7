import { createLog, type Logger } from "@storefront/platform/observability/log";
import { processSingleton } from "@storefront/platform/process-singleton.js";
import { env } from "./env";

/** The storefront's log: JSON lines on stdout, one for the whole process. */
export const log = (): Logger =>
  processSingleton("log", () => {
    const { logLevel, workers } = env();
    // The primary process counts `auto`, and tells its workers.
    return createLog("storefront", logLevel, workers === "auto" ? 1 : workers);
  });
