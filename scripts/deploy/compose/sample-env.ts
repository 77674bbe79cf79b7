import { readFileSync } from "node:fs";
import { readExample } from "../../configuration/reference";

/** Secrets that deploy/prepare-env.sh fills. */
export const SECRETS: Readonly<Record<string, string>> = {
  GRAFANA_PASSWORD: "grafana-password-00000000",
  INTERNAL_SECRET: "internal-secret-00000000",
  OPERATOR_KEY: "0123456789abcdef".repeat(4),
  POSTGRES_PASSWORD: "postgres-password-00000000",
  POSTGRES_SUPERUSER_PASSWORD: "superuser-password-00000000",
  REDIS_CACHE_PASSWORD: "cache-password-00000000",
  REDIS_LIMITS_PASSWORD: "limits-password-00000000",
  SMS_PAYLOAD_IV: "fedcba9876543210",
  SMS_PAYLOAD_KEY: "0123456789abcdef",
};

/** The variables of deploy/compose.env.example, with their values there. */
export function exampleEnv(): Record<string, string> {
  const example = readExample(readFileSync("deploy/compose.env.example", "utf8"));
  return Object.fromEntries([...example].map(([name, { value }]) => [name, value]));
}

/** A complete .env of a shop. */
export const sampleEnv = (): Record<string, string> => ({
  ...exampleEnv(),
  ...SECRETS,
  PUBLIC_API_URL: "https://api.shop.test",
  SMS_WEBHOOK_URL: "https://sms.shop.test/send",
  SMS_WEBHOOK_KEY: "webhook-key-00000000",
});
