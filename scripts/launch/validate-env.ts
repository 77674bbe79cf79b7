import { readEnv } from "../../lib/env";
import { rulesFrom } from "../../lib/routing/rules";
import { readConfig } from "../../marketplace/config";

/**
 * Reads every variable of both programs as they will themselves, before anything is built or started.
 * @returns what is wrong with one of them, in one line; null when nothing is
 */
export function validateEnv(
  env: Record<string, string | undefined>,
  ownMarketplace: boolean,
): string | null {
  try {
    rulesFrom(readEnv(env));
    if (ownMarketplace) readConfig(env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
