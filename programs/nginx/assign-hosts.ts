import type { Certificate } from "./read-certificates";

/** Hosts of brands that share a certificate. */
export interface BrandSite {
  names: string[];
  certificate: Certificate;
}

export interface AssignedHosts {
  brandSites: BrandSite[];
  /** The certificate of the service's host; undefined when none names it. */
  service: Certificate | undefined;
}

/**
 * Gives every host name to the certificate that is valid longest, as nginx takes a name only once. The service's host is
 * not a brand's.
 */
export function assignHosts(
  certificates: readonly Certificate[],
  serviceHost: string,
): AssignedHosts {
  const longestFirst = certificates.toSorted(
    (one, other) => other.validTo.getTime() - one.validTo.getTime(),
  );
  const find = (host: string) => longestFirst.find(({ names }) => names.includes(host));
  const brandSites = certificates.map((certificate) => ({
    names: certificate.names.filter((name) => name !== serviceHost && find(name) === certificate),
    certificate,
  }));
  return {
    brandSites: brandSites.filter(({ names }) => names.length > 0),
    service: find(serviceHost) ?? find(serviceHost.replace(/^[^.]+/, "*")),
  };
}
