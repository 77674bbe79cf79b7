import { randomBytes } from "node:crypto";

/** Secrets of a marketplace; the storefront shares all but OPERATOR_KEY. */
export interface Secrets {
  INTERNAL_SECRET: string;
  SMS_PAYLOAD_KEY: string;
  SMS_PAYLOAD_IV: string;
  OPERATOR_KEY: string;
}

/** Generates secrets for one run: the sandbox's samples are refused with the sandbox off. */
export const newSecrets = (): Secrets => ({
  INTERNAL_SECRET: randomBytes(24).toString("base64url"),
  SMS_PAYLOAD_KEY: randomBytes(8).toString("hex"),
  SMS_PAYLOAD_IV: randomBytes(8).toString("hex"),
  OPERATOR_KEY: randomBytes(32).toString("hex"),
});
