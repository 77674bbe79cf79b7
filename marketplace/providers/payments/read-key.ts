import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/**
 * Reads an RSA private key: PEM, with line breaks or literal "\n", or bare base64.
 * @returns PEM (PKCS #8), null for any other text
 */
export const readPrivateKey = (text: string): string | null =>
  firstKey(text, createPrivateKey, ["PRIVATE KEY", "RSA PRIVATE KEY"])
    ?.export({ type: "pkcs8", format: "pem" })
    .toString() ?? null;

/**
 * Reads an RSA public key or a certificate: PEM, with line breaks or literal "\n", or bare base64.
 * @returns PEM (SPKI), null for any other text
 */
export const readPublicKey = (text: string): string | null =>
  /PRIVATE KEY/.test(text)
    ? null
    : (firstKey(text, createPublicKey, ["PUBLIC KEY", "RSA PUBLIC KEY"])
        ?.export({ type: "spki", format: "pem" })
        .toString() ?? null);

/** @returns the public half of a private key, PEM (SPKI) */
export const publicHalf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();

function firstKey(
  text: string,
  create: (pem: string) => KeyObject,
  labels: readonly string[],
): KeyObject | undefined {
  const plain = text.replaceAll("\\n", "\n").trim();
  const candidates = plain.startsWith("-----") ? [plain] : labels.map((label) => pem(label, plain));
  for (const candidate of candidates) {
    try {
      const key = create(candidate);
      if (key.asymmetricKeyType === "rsa") return key;
    } catch {
      // Not a key of this kind; try the next label.
    }
  }
  return undefined;
}

const pem = (label: string, base64: string) =>
  `-----BEGIN ${label}-----\n${base64.replace(/\s/g, "").replace(/(.{64})/g, "$1\n")}\n-----END ${label}-----\n`;
