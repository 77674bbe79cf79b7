import type { Config } from "../../config";
import { keyedHash, sameText } from "../accounts/keyed-hash";

/** Hex digits of the signature: with the key of a scan the state stays below the 128 that the platform takes. */
const SIGNATURE = 64;

type Keys = Pick<Config, "internalSecret">;

/**
 * What goes through the open platform and comes back with the code. It names the scan and belongs to the browser that
 * went there: an authorisation that another browser has begun is not finished in this one. Letters and digits only.
 */
export const authoriseState = (config: Keys, k: string, browser: string): string =>
  Buffer.from(k, "base64url").toString("hex") + signature(config, k, browser);

/** @returns the key of the scan, null when this browser did not begin the authorisation */
export function readAuthoriseState(config: Keys, state: string, browser: string): string | null {
  const k = Buffer.from(state.slice(0, -SIGNATURE), "hex").toString("base64url");
  const isOwn = browser !== "" && sameText(state.slice(-SIGNATURE), signature(config, k, browser));
  return isOwn ? k : null;
}

const signature = (config: Keys, k: string, browser: string): string =>
  Buffer.from(keyedHash(config, "scan-state", [k, browser]), "base64url").toString("hex");
