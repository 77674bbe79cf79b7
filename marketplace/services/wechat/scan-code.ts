import type { Config } from "../../config";
import { keyedHash } from "../accounts/keyed-hash";

/**
 * The code that an authorised scan logs in with. It follows from the key, so that it need not be stored in clear
 * until the desktop's next poll, and nobody with the database or the QR code alone can make it.
 */
export const scanCode = (config: Pick<Config, "internalSecret">, k: string): string =>
  keyedHash(config, "scan-code", [k]);
