import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { generateConf } from "@storefront/programs/nginx/generate";
import { createAuthority, issueCertificate, writeCertificate } from "./certificates";
import { startNginx } from "./start-nginx";

/** Brand hosts with a certificate. */
const BRAND_HOSTS = ["mima.example", "huoshan.example"];
/** Host of PUBLIC_API_URL: a name that every program resolves to this machine. */
export const SERVICE_HOST = "localhost";

/** The product's nginx on this machine, with certificates of a test's own authority. */
export interface SiteNginx {
  pid: number;
  /** Ports on 127.0.0.1: of visitors with TLS and without, and of storefronts. */
  https: number;
  http: number;
  internal: number;
  /** PUBLIC_API_URL. */
  serviceUrl: string;
  /** Folder with a folder for each brand's certificate. */
  certificates: string;
  /** Certificate of the authority in PEM. */
  authority: string;
  /** Its file, for NODE_EXTRA_CA_CERTS. */
  authorityFile: string;
  /** Issues another host's certificate, generates the configuration again and reloads it, as certbot's hook does. */
  addHost(host: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Ports of the instances on 127.0.0.1. */
  storefronts: readonly number[];
  marketplaces: readonly number[];
  /** Folder of scripts and styles of all versions. */
  assets?: string;
  /** Variables of the generator, besides those that follow from the ports. */
  env?: Record<string, string>;
  /** By default the generator runs from its sources. */
  generate?: (file: string, env: Record<string, string>) => void;
  /** nginx's errors are appended to this file. */
  logFile?: string;
}

/** @throws Error with nginx's output when it does not start */
export async function startSiteNginx(options: Options): Promise<SiteNginx> {
  const { storefronts, marketplaces, generate = generateFromSources, logFile } = options;
  const certificates = mkdtempSync(join(tmpdir(), "certificates-"));
  const authority = await createAuthority();
  const issue = async (...hosts: string[]) =>
    writeCertificate(certificates, hosts[0] ?? "", await issueCertificate(authority, hosts));
  await issue(...BRAND_HOSTS);
  await issue(SERVICE_HOST);
  const authorityFile = join(certificates, "authority.pem");
  writeFileSync(authorityFile, authority.cert);
  const [https, http, internal] = [await freePort(), await freePort(), await freePort()];
  const serviceUrl = `https://${SERVICE_HOST}:${https}`;
  const env = {
    NGINX_STOREFRONTS: addressesOf(storefronts),
    NGINX_MARKETPLACES: addressesOf(marketplaces),
    NGINX_LISTEN: "127.0.0.1",
    NGINX_HTTPS_PORT: `${https}`,
    NGINX_HTTP_PORT: `${http}`,
    NGINX_INTERNAL: `127.0.0.1:${internal}`,
    NGINX_CERTIFICATES: certificates,
    NGINX_ACME: certificates,
    NGINX_ASSETS: options.assets ?? certificates,
    PUBLIC_API_URL: serviceUrl,
    ...options.env,
  };
  let regenerate = () => {};
  const nginx = await startNginx(
    (file, folder) => {
      regenerate = () => generate(file, { ...env, NGINX_FOLDER: folder });
      regenerate();
    },
    { port: http, logFile },
  );
  return {
    pid: nginx.pid,
    https,
    http,
    internal,
    serviceUrl,
    certificates,
    authority: authority.cert,
    authorityFile,
    async addHost(host) {
      await issue(host);
      regenerate();
      nginx.reload();
    },
    async stop() {
      await nginx.stop();
      rmSync(certificates, { recursive: true, force: true });
    },
  };
}

const addressesOf = (ports: readonly number[]): string =>
  ports.map((port) => `127.0.0.1:${port}`).join(",");

function generateFromSources(file: string, env: Record<string, string>): void {
  const { conf, problems } = generateConf(env);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  writeFileSync(file, conf);
}
