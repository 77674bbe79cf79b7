import { randomBytes } from "node:crypto";

/** What storefront and marketplace share. */
export interface Secrets {
  INTERNAL_SECRET: string;
  SMS_PAYLOAD_KEY: string;
  SMS_PAYLOAD_IV: string;
}

/** Generates secrets for one run: the sandbox's samples are refused with the sandbox off. */
export const newSecrets = (): Secrets => ({
  INTERNAL_SECRET: randomBytes(24).toString("base64url"),
  SMS_PAYLOAD_KEY: randomBytes(8).toString("hex"),
  SMS_PAYLOAD_IV: randomBytes(8).toString("hex"),
});
