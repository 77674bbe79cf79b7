import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateConf } from "@storefront/programs/nginx/generate";
import {
  createAuthority,
  issueCertificate,
  writeCertificate,
} from "@storefront/testbed/product/certificates";
import { findNginx } from "@storefront/testbed/tools/find-nginx";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const authority = await createAuthority();
  for (const names of [["mima.example", "www.mima.example"], ["huoshan.example"], ["api.example"]])
    writeCertificate(certificates(), names[0] ?? "", await issueCertificate(authority, names));
});
afterAll(() => rmSync(folder, { recursive: true }));
const certificates = () => join(folder, "certificates");

/** `nginx -t` binds the ports, too. */
const UNPRIVILEGED = { NGINX_HTTP_PORT: "8080", NGINX_HTTPS_PORT: "8443" };

const generate = (env: Record<string, string>) =>
  generateConf({
    PUBLIC_API_URL: "https://api.example",
    NGINX_FOLDER: folder,
    NGINX_CERTIFICATES: certificates(),
    NGINX_LISTEN: "127.0.0.1",
    ...UNPRIVILEGED,
    ...env,
  });

/** @returns what nginx says of a configuration */
function check(conf: string): string {
  const file = join(folder, "nginx.conf");
  writeFileSync(file, conf);
  const args = ["-t", "-e", "stderr", "-p", folder, "-c", file];
  return spawnSync(findNginx(), args, { encoding: "utf8" }).stderr;
}

const addresses = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => `127.0.0.1:${first + index}`).join(",");

/** What compose.yml sets; `resolve` needs nginx 1.27.3, so names are replaced by an address for an older one. */
const COMPOSE = {
  NGINX_STOREFRONTS: "storefront:3000",
  NGINX_MARKETPLACES: "marketplace:4000",
  NGINX_RESOLVER: "127.0.0.11",
  NGINX_INTERNAL: "0.0.0.0:8081",
};
const forThisNginx = (conf: string) => (isOlder() ? withAddresses(conf) : conf);
const isOlder = () => {
  const { stderr } = spawnSync(findNginx(), ["-v"], { encoding: "utf8" });
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [];
  return Number(major) * 1_000_000 + Number(minor) * 1000 + Number(patch) < 1_027_003;
};
const withAddresses = (conf: string) =>
  conf.replaceAll(/server (?:storefront|marketplace):(\d+) resolve/g, "server 127.0.0.1:$1");

const INSTANCES = [1, 5].map((count) => ({
  NGINX_STOREFRONTS: addresses(count, 3000),
  NGINX_MARKETPLACES: addresses(count, 4000),
}));

describe.each([
  ["here", {}],
  ["here, without a certificate yet", { NGINX_CERTIFICATES: "/nowhere" }],
  ["in front", { NGINX_TLS: "in-front", PROXIES_IN_FRONT: "2" }],
])("with TLS %s nginx accepts the configuration", (_, tls) => {
  test.each([
    ["systemd", {}],
    ["one instance of each program", INSTANCES[0]],
    ["five instances of each program", INSTANCES[1]],
    ["IPv6", { NGINX_LISTEN: "127.0.0.1,::1", NGINX_STOREFRONTS: "[::1]:3000" }],
  ])("of %s", (_kind, env) => {
    expect(check(generate({ ...tls, ...env }).conf)).toContain("test is successful");
  });

  test("of compose", () => {
    const { conf } = generate({ ...tls, ...COMPOSE });
    expect(conf).toContain("resolver 127.0.0.11 ");
    expect(conf).toContain("server storefront:3000 resolve max_fails=0;");
    expect(check(forThisNginx(conf))).toContain("test is successful");
  });
});

test("has a server for the names of each certificate, and one for the service", () => {
  const { conf, problems } = generate({});
  expect(problems).toEqual([]);
  expect([...conf.matchAll(/server_name (.+);/g)].map(([, names]) => names)).toEqual([
    ...["_", "_", "_"],
    "huoshan.example",
    "mima.example www.mima.example",
    "api.example",
  ]);
});

test("says which host is without a certificate", () => {
  const lines = (env: Record<string, string>) => generate(env).problems;
  expect(lines({ NGINX_CERTIFICATES: "/nowhere" })).toEqual([
    "/nowhere: no certificate yet; HTTPS is refused",
  ]);
  expect(lines({ PUBLIC_API_URL: "https://pay.example" })).toEqual([
    "pay.example: no certificate yet; HTTPS is refused",
  ]);
});
