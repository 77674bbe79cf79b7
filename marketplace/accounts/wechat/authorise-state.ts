import type { Config } from "../../config";
import { keyedHash, sameText } from "../keyed-hash";

/** Hex digits of the signature: with the scan's key, the state stays below the platform's limit of 128. */
const SIGNATURE = 64;

type Keys = Pick<Config, "internalSecret">;

/**
 * Creates the OAuth state parameter: it identifies the scan and is bound to the browser, so that an authorization
 * started in another browser cannot be finished in this one. Letters and digits only.
 */
export const authoriseState = (config: Keys, k: string, browser: string): string =>
  Buffer.from(k, "base64url").toString("hex") + signature(config, k, browser);

/** @returns the scan's key, null when this browser did not start the authorization */
export function readAuthoriseState(config: Keys, state: string, browser: string): string | null {
  const k = Buffer.from(state.slice(0, -SIGNATURE), "hex").toString("base64url");
  const isOwn = browser !== "" && sameText(state.slice(-SIGNATURE), signature(config, k, browser));
  return isOwn ? k : null;
}

const signature = (config: Keys, k: string, browser: string): string =>
  Buffer.from(keyedHash(config, "scan-state", [k, browser]), "base64url").toString("hex");
