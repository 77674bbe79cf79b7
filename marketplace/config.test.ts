import { ConfigError } from "@storefront/platform/environment/config-error";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { readConfig, readMigrationConfig } from "./config";

const REAL = {
  SANDBOX: "0",
  SMS_PAYLOAD_KEY: "k".repeat(16),
  SMS_PAYLOAD_IV: "i".repeat(16),
  INTERNAL_SECRET: "s".repeat(32),
  OPERATOR_KEY: "ab".repeat(32),
};

describe("readConfig", () => {
  it("needs no variables in the sandbox", () => {
    expect(readConfig({ SANDBOX: "1" })).toMatchObject({
      apiPort: 4000,
      dataDir: ".data",
      databaseUrl: undefined,
      sandbox: true,
      publicApiUrl: "http://localhost:4000",
      mobileSiteUrl: "http://localhost:4000/phone/",
      storefrontUrls: ["http://127.0.0.1:3000"],
    });
  });

  it("turns the sandbox off unless SANDBOX=1, with either database", () => {
    const DATABASE_URL = "postgres://localhost/shop";
    expect(readConfig({ ...REAL, SANDBOX: "", DATABASE_URL }).sandbox).toBe(false);
    expect(readConfig({ ...REAL, SANDBOX: undefined }).sandbox).toBe(false);
    expect(readConfig({ SANDBOX: "1", DATABASE_URL }).sandbox).toBe(true);
    expect(() => readConfig({})).toThrow("must be set unless SANDBOX=1");
  });

  it.each(["SMS_PAYLOAD_KEY", "SMS_PAYLOAD_IV", "INTERNAL_SECRET", "OPERATOR_KEY"])(
    "never falls back to the sample value of %s when the sandbox is off",
    (name) => {
      const read = () => readConfig({ ...REAL, [name]: undefined });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(`${name} must be set unless SANDBOX=1`);
    },
  );

  it.each(Object.entries(SAMPLES))(
    "names %s when it has its sample value and the sandbox is off",
    (name, sample) => {
      for (const SANDBOX of ["0", "", undefined]) {
        const read = () => readConfig({ ...REAL, SANDBOX, [name]: sample });
        expect(read).toThrow(`${name} must not be the sample value unless SANDBOX=1`);
      }
      expect(readConfig({ ...REAL, SANDBOX: "1", [name]: sample }).sandbox).toBe(true);
    },
  );

  it.each([
    ["API_PORT", "0"],
    ["API_PORT", "65536"],
    ["API_PORT", "4000x"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["REDIS_URL", "localhost"],
    ["SANDBOX", "yes"],
    ["PUBLIC_API_URL", "ftp://localhost"],
    ["MOBILE_SITE_URL", "phone"],
    ["STOREFRONT_URL", "javascript:alert(1)"],
    ["STOREFRONT_URLS", "http://one.test,two"],
    ["INDEXNOW_KEY", "short"],
    ["BAIDU_PUSH_TOKENS", "one.test"],
    ["SMS_PAYLOAD_KEY", "short"],
    ["SMS_PAYLOAD_IV", "十六个字十六个字十六个字十六个字"],
    ["INTERNAL_SECRET", "short"],
    ["HSTS_PRELOAD", "yes"],
    ["HSTS_PRELOAD", "1"],
    ["CONNECTIONS_PER_CLIENT", "many"],
    ["LOG_LEVEL", "loud"],
  ])("names %s in one line when it is %p", (name, value) => {
    const read = () => readConfig({ SANDBOX: "1", [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });

  it("accepts URLs with and without a trailing slash", () => {
    const config = readConfig({
      SANDBOX: "1",
      PUBLIC_API_URL: "https://api.example.com/",
      MOBILE_SITE_URL: "https://m.example.com/app",
    });
    expect(config.publicApiUrl).toBe("https://api.example.com");
    expect(config.mobileSiteUrl).toBe("https://m.example.com/app/");
  });
});

describe("readMigrationConfig", () => {
  it("needs the database and its key, and no settings of providers", () => {
    const DATABASE_URL = "postgres://shop:secret@localhost/shop";
    const { OPERATOR_KEY } = REAL;
    expect(readMigrationConfig({ DATABASE_URL, OPERATOR_KEY })).toEqual({
      databaseUrl: DATABASE_URL,
      dataDir: ".data",
      logLevel: "info",
      operatorKey: OPERATOR_KEY,
    });
    expect(() => readMigrationConfig({ DATABASE_URL })).toThrow("OPERATOR_KEY must be set");
    expect(() => readMigrationConfig({ OPERATOR_KEY, DATABASE_URL: "mysql://x" })).toThrow(
      "DATABASE_URL must be a postgres:// address",
    );
  });
});
