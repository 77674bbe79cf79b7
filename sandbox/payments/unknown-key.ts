import { generateKeyPairSync } from "node:crypto";

let key: string | undefined;

/** @returns a private key (PEM) unknown to the merchant, the same for this process */
export function unknownKey(): string {
  key ??= generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
  return key;
}
