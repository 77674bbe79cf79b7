import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { readEnv } from "./env";
import { rulesFrom } from "./routing/rules";

const SANDBOX = "1";

test("defaults to the programs on this machine when only SANDBOX is set", () => {
  expect(readEnv({ SANDBOX })).toEqual({
    isSandbox: true,
    port: 3000,
    apiBaseUrl: "http://127.0.0.1:4000",
    mobileSiteUrl: "http://localhost:4000/phone/",
    mallUrl: undefined,
    trustedHops: 0,
    searchRates: { perAddress: 60, total: 180 },
    pageCacheBytes: 134_217_728,
    imageCacheBytes: 67_108_864,
    previewDomain: undefined,
    brandHosts: [],
    connectionsPerClient: 256,
    workers: 1,
    marketplaceEvents: false,
    shutdownDelayMs: 4_000,
    unknownHost: "neutral",
    hsts: { includeSubDomains: false, preload: false },
    internalSecret: "storefront-sandbox-internal-secret",
    sms: { key: "storefront-key-1", iv: "storefront-iv-01" },
    redisUrl: undefined,
    logLevel: "info",
    accessLog: false,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    host: undefined,
    otlpEndpoint: undefined,
  });
});

test("takes a number of workers, or one for each core", () => {
  const workers = (WORKERS: string) => readEnv({ SANDBOX, WORKERS }).workers;
  expect(["2", "auto"].map(workers)).toEqual([2, "auto"]);
});

test("treats an empty variable as not set", () => {
  expect(readEnv({ SANDBOX, PORT: "", MALL_URL: "" })).toEqual(readEnv({ SANDBOX }));
});

test("normalizes trailing slashes of addresses", () => {
  const set = readEnv({
    SANDBOX: "1",
    API_BASE_URL: "https://api.example//",
    MOBILE_SITE_URL: "https://m.example",
  });
  expect([set.apiBaseUrl, set.mobileSiteUrl]).toEqual([
    "https://api.example",
    "https://m.example/",
  ]);
});

test("reads hosts of brands, the canonical one first", () => {
  const BRAND_HOSTS = "mima=Shop.example.com, huoshan=b.example";
  expect(readEnv({ SANDBOX, BRAND_HOSTS }).brandHosts).toEqual([
    { brand: "mima", host: "shop.example.com" },
    { brand: "huoshan", host: "b.example" },
  ]);
});

test.each([
  [{ PORT: "http" }, /^PORT must be a port/],
  [{ WORKERS: "0" }, /^WORKERS must be auto or a number of processes, 1 to 256$/],
  [{ WORKERS: "many" }, /^WORKERS must be auto or a number of processes, 1 to 256$/],
  [{ PORT: "70000" }, /^PORT /],
  [{ SANDBOX: "1", API_BASE_URL: "api.example" }, /^API_BASE_URL must be an http\(s\) address$/],
  [{ SANDBOX: "1", API_BASE_URL: "ftp://api.example" }, /^API_BASE_URL /],
  [{ MOBILE_SITE_URL: "javascript:alert(1)" }, /^MOBILE_SITE_URL /],
  [{ MALL_URL: "/mall" }, /^MALL_URL /],
  [{ TRUST_PROXY: "yes" }, /^TRUST_PROXY must be a number of proxies, 0 to 9$/],
  [{ HSTS_INCLUDE_SUBDOMAINS: "yes" }, /^HSTS_INCLUDE_SUBDOMAINS must be 0 or 1$/],
  [{ HSTS_PRELOAD: "1" }, /^HSTS_PRELOAD must be 0 unless HSTS_INCLUDE_SUBDOMAINS=1$/],
  [{ CONNECTIONS_PER_CLIENT: "-1" }, /^CONNECTIONS_PER_CLIENT must be a number of connections/],
  [{ SMS_CHALLENGE_PAGE: "/captcha" }, /^SMS_CHALLENGE_PAGE must be an http\(s\) address$/],
  [{ UNKNOWN_HOST: "redirect" }, /^UNKNOWN_HOST must be neutral or refuse$/],
  [{ PREVIEW_DOMAIN: "https://preview.example" }, /^PREVIEW_DOMAIN must be a host name$/],
  [{ BRAND_HOSTS: "mima" }, /^BRAND_HOSTS must have the form brand=host,brand=host$/],
  [{ SMS_PAYLOAD_KEY: "short" }, /^SMS_PAYLOAD_KEY must be 16 characters$/],
  [{ INTERNAL_SECRET: "short" }, /^INTERNAL_SECRET must have at least 16 characters$/],
  [
    { SANDBOX: "0" },
    /^INTERNAL_SECRET must be set; SMS_PAYLOAD_KEY must be set; SMS_PAYLOAD_IV must be set$/,
  ],
])("refuses %j in one line that names the variable", (source, line) => {
  expect(() => readEnv({ SANDBOX, ...source })).toThrow(line);
});

test.each([
  {},
  { API_BASE_URL: "http://127.0.0.1:4000" },
  { API_BASE_URL: "https://api.example" },
  { DATABASE_URL: "postgres://db/shop" },
])("uses the public sample secrets for %j only when SANDBOX=1", (source) => {
  expect(() => readEnv(source)).toThrow(/^INTERNAL_SECRET must be set/);
  expect(readEnv({ ...source, SANDBOX }).internalSecret).toBe(SAMPLES.INTERNAL_SECRET);
});

test.each(["INTERNAL_SECRET", "SMS_PAYLOAD_KEY", "SMS_PAYLOAD_IV"] as const)(
  "refuses the sample of %s by name outside the sandbox",
  (name) => {
    const own = {
      INTERNAL_SECRET: "a secret of the operator",
      SMS_PAYLOAD_KEY: "k".repeat(16),
      SMS_PAYLOAD_IV: "i".repeat(16),
    };
    expect(readEnv(own).internalSecret).toBe(own.INTERNAL_SECRET);
    expect(() => readEnv({ ...own, SANDBOX: "0", [name]: SAMPLES[name] })).toThrow(
      `${name} must not be the sample value unless SANDBOX=1`,
    );
  },
);

test("refuses a host of an unknown brand", () => {
  expect(() => rulesFrom(readEnv({ SANDBOX, BRAND_HOSTS: "nobody=a.example" }))).toThrow(
    "BRAND_HOSTS: nobody is not one of our brands",
  );
});
