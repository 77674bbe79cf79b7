import { assignHosts } from "./assign-hosts";
import { createConf } from "./create-conf";
import { readCertificates } from "./read-certificates";
import { readSettings } from "./read-settings";

interface Generated {
  /** Content of nginx's configuration file. */
  conf: string;
  /** One line for each problem with certificates. */
  problems: string[];
}

/**
 * Generates nginx's configuration from environment variables and the existing certificates.
 * @throws ConfigError with one line for each variable that is invalid or missing
 */
export function generateConf(env?: Record<string, string | undefined>): Generated {
  const settings = readSettings(env);
  const { isTlsHere, serviceHost } = settings;
  if (!isTlsHere) {
    const conf = createConf(settings, { brandSites: [], service: undefined });
    return { conf, problems: [] };
  }
  const { certificates, problems } = readCertificates(settings.certificates, new Date());
  const hosts = assignHosts(certificates, serviceHost);
  const isBare = certificates.length === 0;
  const missing = [
    ...(isBare ? [`${settings.certificates}: no certificate yet; HTTPS is refused`] : []),
    ...(isBare || hosts.service ? [] : [`${serviceHost}: no certificate yet; HTTPS is refused`]),
  ];
  return { conf: createConf(settings, hosts), problems: [...problems, ...missing] };
}
