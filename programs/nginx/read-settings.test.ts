import { ConfigError } from "@storefront/platform/environment/config-error";
import { readSettings } from "./read-settings";

const PUBLIC_API_URL = "https://api.example";

test("needs the public address only", () => {
  expect(readSettings({ PUBLIC_API_URL, NGINX_LISTEN: "" })).toMatchObject({
    storefronts: ["127.0.0.1:3000", "127.0.0.1:3001"],
    marketplaces: ["127.0.0.1:4000", "127.0.0.1:4001"],
    serviceHost: "api.example",
    consoleNetworks: ["127.0.0.0/8", "::1"],
    isTlsHere: true,
    proxiesInFront: 0,
    internal: "127.0.0.1:8081",
    transportPolicy: "max-age=31536000",
  });
});

test("expects one proxy in front when TLS ends there", () => {
  const inFront = { PUBLIC_API_URL, NGINX_TLS: "in-front" };
  expect(readSettings(inFront).proxiesInFront).toBe(1);
  expect(readSettings({ ...inFront, PROXIES_IN_FRONT: "2" }).proxiesInFront).toBe(2);
});

test("counts one proxy less than the programs", () => {
  expect(readSettings({ PUBLIC_API_URL, TRUST_PROXY: "3" }).proxiesInFront).toBe(2);
  const contradiction = { PUBLIC_API_URL, TRUST_PROXY: "1", PROXIES_IN_FRONT: "1" };
  expect(() => readSettings(contradiction)).toThrow(
    "TRUST_PROXY must be one more than PROXIES_IN_FRONT",
  );
  const inFront = { PUBLIC_API_URL, NGINX_TLS: "in-front", TRUST_PROXY: "1" };
  expect(() => readSettings(inFront)).toThrow(
    "TRUST_PROXY must be 2 or more with NGINX_TLS=in-front",
  );
});

test("listens on every address of a list, at both ports", () => {
  const listen = {
    NGINX_LISTEN: "192.0.2.1, ::",
    NGINX_HTTP_PORT: "8080",
    NGINX_HTTPS_PORT: "8443",
  };
  expect(readSettings({ PUBLIC_API_URL, ...listen })).toMatchObject({
    httpAddresses: ["192.0.2.1:8080", "[::]:8080"],
    httpsAddresses: ["192.0.2.1:8443", "[::]:8443"],
  });
});

test("takes host names of instances with a resolver only", () => {
  const named = { PUBLIC_API_URL, NGINX_STOREFRONTS: "storefront:3000" };
  expect(() => readSettings(named)).toThrow("NGINX_RESOLVER must be set");
  expect(readSettings({ ...named, NGINX_RESOLVER: "127.0.0.11" }).resolver).toBe("127.0.0.11");
});

test.each([
  ["NGINX_STOREFRONTS", "127.0.0.1"],
  ["NGINX_STOREFRONTS", "127.0.0.1:3000;"],
  ["NGINX_MARKETPLACES", "127.0.0.1:4000,,"],
  ["NGINX_RESOLVER", "dns"],
  ["NGINX_TLS", "there"],
  ["NGINX_CERTIFICATES", "live"],
  ["NGINX_ASSETS", "/srv/assets; include /etc/passwd"],
  ["NGINX_ACCESS_LOG", "/var/log/a; include x"],
  ["NGINX_LISTEN", "eth0"],
  ["NGINX_HTTP_PORT", "0"],
  ["NGINX_HTTPS_PORT", "65536"],
  ["NGINX_INTERNAL", "8081"],
  ["PROXIES_IN_FRONT", "-1"],
  ["PUBLIC_API_URL", "api.example"],
  ["CONSOLE_NETWORKS", "office"],
  ["HSTS_PRELOAD", "yes"],
])("names %s when it is %j", (name, value) => {
  const read = () => readSettings({ PUBLIC_API_URL, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
});

test("has a line for each mistake", () => {
  const read = () => readSettings({ NGINX_TLS: "on", NGINX_HTTP_PORT: "http" });
  expect(read).toThrow(
    [
      "NGINX_TLS must be here or in-front",
      "NGINX_HTTP_PORT must be an integer from 1 to 65535",
      "PUBLIC_API_URL must be set",
    ].join("\n"),
  );
});
