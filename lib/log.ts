import { processWide } from "@/contract/process-wide.js";
import { createLog, type Logger } from "@/observability/log";
import { env } from "./env";

/** The storefront's log: JSON lines on stdout, one for the whole process. */
export const log = (): Logger => processWide("log", () => createLog("storefront", env().logLevel));
