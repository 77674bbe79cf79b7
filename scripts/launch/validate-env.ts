import { readConfig } from "@storefront/marketplace/config";
import { readEnv } from "../../lib/env";
import { rulesFrom } from "../../lib/routing/rules";

/**
 * Validates the variables of both programs as they will, before anything is built or started.
 * @returns a one-line error, or null when all are valid
 */
export function validateEnv(
  env: Record<string, string | undefined>,
  startsMarketplace: boolean,
): string | null {
  try {
    rulesFrom(readEnv(env));
    if (startsMarketplace) readConfig(env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
