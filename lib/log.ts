import { createLog, type Logger } from "@/platform/observability/log";
import { processSingleton } from "@/platform/process-singleton.js";
import { env } from "./env";

/** The storefront's log: JSON lines on stdout, one for the whole process. */
export const log = (): Logger =>
  processSingleton("log", () => createLog("storefront", env().logLevel));
