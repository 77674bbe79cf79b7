import type { Config } from "../../config";
import { keyedHash } from "../keyed-hash";

/**
 * Derives the login code of an authorized scan from its key, so that it is not stored in plain text, and cannot be
 * derived from the database or the QR code alone.
 */
export const scanCode = (config: Pick<Config, "internalSecret">, k: string): string =>
  keyedHash(config, "scan-code", [k]);
