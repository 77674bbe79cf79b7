import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "selfsigned";

/** A certificate and its key, in PEM. */
export interface KeyPair {
  cert: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Elliptic curve, because RSA keys take seconds to make. */
const OPTIONS = { keyType: "ec", algorithm: "sha256" } as const;

/** Creates a certificate authority of a test's own, whose certificate clients are given. */
export async function createAuthority(): Promise<KeyPair> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "Test authority" }], {
    ...OPTIONS,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { cert, key };
}

/**
 * Issues a certificate for host names.
 * @param days until its end; negative when it has ended
 */
export async function issueCertificate(
  ca: KeyPair,
  names: readonly string[],
  days = 90,
): Promise<KeyPair> {
  const notAfterDate = new Date(Date.now() + days * DAY_MS);
  const { cert, private: key } = await generate([{ name: "commonName", value: names[0] ?? "" }], {
    ...OPTIONS,
    ca,
    notBeforeDate: new Date(notAfterDate.getTime() - 100 * DAY_MS),
    notAfterDate,
    extensions: [
      { name: "basicConstraints", cA: false },
      { name: "extKeyUsage", serverAuth: true },
      { name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
  return { cert, key };
}

/** Writes a certificate in the layout of certbot. @returns its folder */
export function writeCertificate(certificates: string, name: string, pair: KeyPair): string {
  const folder = join(certificates, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "fullchain.pem"), pair.cert);
  writeFileSync(join(folder, "privkey.pem"), pair.key);
  return folder;
}
