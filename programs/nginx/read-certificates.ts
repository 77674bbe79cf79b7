import { createPrivateKey, X509Certificate } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate that nginx can use. */
export interface Certificate {
  /** Files in PEM: the certificate with its chain, and its key. */
  chain: string;
  key: string;
  /** Host names in lower case; the first label may be `*`. */
  names: string[];
  validTo: Date;
}

export interface FoundCertificates {
  certificates: Certificate[];
  /** One line for each folder that cannot be used, and for each certificate that is about to end or has ended. */
  problems: string[];
}

/** Certbot renews 30 days before the end; a certificate this close to it was not renewed. */
const WARN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reads certificates in the layout of certbot: a folder for each, with `fullchain.pem` and `privkey.pem`.
 * @param folder may be missing, as before the first certificate
 */
export function readCertificates(folder: string, now: Date): FoundCertificates {
  const found: FoundCertificates = { certificates: [], problems: [] };
  for (const name of foldersIn(folder, found)) {
    const place = join(folder, name);
    try {
      const certificate = readCertificate(place);
      const days = Math.floor((certificate.validTo.getTime() - now.getTime()) / DAY_MS);
      if (days < 0) found.problems.push(`${place}: the certificate has expired`);
      else if (days < WARN_DAYS)
        found.problems.push(`${place}: the certificate expires in ${days} days`);
      found.certificates.push(certificate);
    } catch (error) {
      found.problems.push(`${place}: skipped, ${(error as Error).message}`);
    }
  }
  return found;
}

function foldersIn(folder: string, { problems }: FoundCertificates): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isMissing) problems.push(`${folder}: ${(error as Error).message}`);
    return [];
  }
}

function readCertificate(place: string): Certificate {
  const [chain, key] = [join(place, "fullchain.pem"), join(place, "privkey.pem")];
  const certificate = new X509Certificate(readFileSync(chain));
  if (!certificate.checkPrivateKey(createPrivateKey(readFileSync(key))))
    throw new Error("privkey.pem does not match the certificate");
  const names = [...(certificate.subjectAltName ?? "").matchAll(/DNS:([^,\s]+)/g)].map(
    ([, name = ""]) => name.toLowerCase(),
  );
  if (names.length === 0) throw new Error("the certificate has no host name");
  return { chain, key, names, validTo: new Date(certificate.validTo) };
}
