import * as z from "zod";
import { LOG_LEVELS } from "./log-levels";

/** Fields of environment variables, which are text. Server only: no page of a browser reads variables. */

/** An integer between two bounds, as decimal digits. */
export const integerField = (
  least: number,
  most: number,
  error = `must be an integer from ${least} to ${most}`,
) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);

export const httpUrlField = z.url({
  protocol: /^https?$/,
  error: "must be an http(s) address",
});

export const redisUrlField = z.string().regex(/^rediss?:\/\//, "must be a redis:// address");

/** A key of IndexNow, also the name of its file. */
export const indexNowKeyField = z
  .string()
  .regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens");

/** "1" or "0"; default "0". */
export const flagField = z
  .enum(["0", "1"], "must be 0 or 1")
  .default("0")
  .transform((value) => value === "1");

export const logLevelField = z
  .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)
  .default("info");

/** An address of this machine to listen on. */
export const listenField = z
  .string()
  .regex(/^[a-zA-Z0-9.:-]{1,253}$/, "must be an address or host name of this machine");

/** Seconds between SIGTERM and the end of accepting connections. */
export const shutdownDelayField = integerField(0, 60).default(4);
