/** What the files of a room may import besides each other. */
export type Room = {
  /** Names of rooms, with the rooms in them. In a row of `marketplace/…`, `marketplace` means the files of none of them. */
  readonly imports: readonly string[] | "all";
  /** Additional imports of its tests; tests of all rooms may import `FOR_TESTS`. */
  readonly tests?: readonly string[];
  /** npm packages that its files may import; tests and tools may import any. */
  readonly packages?: readonly string[];
  /** The only file that other rooms may import; without one, all files are open to them. */
  readonly door?: string;
  /** Files at the root of the repository that belong to the room. */
  readonly files?: readonly string[];
  /** Tests and tools: never deployed, so that their files may import tests. */
  readonly isTool?: true;
};

export type Rooms = Readonly<Record<string, Room>>;

/** The room of the configuration files at the root. */
export const ROOT = "(root)";

export const FOR_TESTS = ["testbed"];

/** What every program stands on. */
const BASE = ["contract", "platform"];

/** What the tests of the marketplace put around it. */
const AROUND = ["marketplace", "operator", "sandbox"];

/** What exports traces. */
const TRACES = ["api", "exporter-trace-otlp-http", "resources", "sdk-trace-node"].map(
  (name) => `@opentelemetry/${name}`,
);

/** What the simulators stand on. */
const SIMULATORS = [
  ...["@hono/node-server", "@hono/zod-openapi", "drizzle-orm", "fflate", "hono", "lru-cache"],
  ...["p-limit", "sharp", "swagger-ui-dist", "zod"],
];

/**
 * The marketplace's modules, lowest first, each with the modules whose doors it uses. A module is a folder with a door, the
 * file named after it; database, providers and settings are open to all.
 */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  sweeps: [],
  limits: [],
  accounts: ["limits"],
  "order-records": ["accounts"],
  ledger: ["accounts", "order-records"],
  events: ["order-records"],
  promotion: ["sweeps", "accounts", "order-records", "ledger"],
  pictures: ["limits"],
  catalogue: ["sweeps", "accounts", "order-records", "events", "promotion", "pictures"],
  discovery: ["catalogue"],
  messages: ["sweeps", "limits", "accounts", "order-records", "pictures", "catalogue", "discovery"],
  payments: ["sweeps", "limits", "order-records", "ledger", "messages"],
  fulfilment: ["sweeps", "order-records", "ledger", "promotion", "payments"],
  groups: ["sweeps", "accounts", "order-records", "catalogue", "payments", "fulfilment"],
  rentals: ["sweeps", "accounts", "order-records", "ledger", "catalogue", "payments", "fulfilment"],
  refunds: ["sweeps", "order-records", "pictures", "payments", "fulfilment", "rentals"],
  boosts: ["sweeps", "accounts", "order-records", "ledger", "messages", "payments", "refunds"],
  orders: [
    ...["sweeps", "limits", "accounts", "order-records", "ledger", "promotion", "catalogue"],
    ...["messages", "payments", "fulfilment", "groups", "rentals", "refunds", "boosts"],
  ],
  "personal-data": ["limits", "accounts", "order-records", "ledger", "discovery"],
  home: ["limits", "catalogue", "boosts"],
  background: [
    ...["accounts", "events", "promotion", "pictures", "catalogue", "discovery", "messages"],
    ...["payments", "fulfilment", "groups", "rentals", "refunds", "boosts", "orders"],
  ],
};

/** What single modules import besides the database, calls and schemas. */
const MODULE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  limits: ["ioredis"],
  pictures: ["sharp"],
  catalogue: ["lru-cache"],
};

/**
 * The rooms of the repository and what each may import: `npm run check:borders` refuses every other import.
 * A folder at the root needs a row; a row for a folder below it gives that folder arrows of its own.
 */
export const ROOMS: Rooms = {
  contract: { imports: [], tests: ["platform"], packages: ["zod"] },
  platform: {
    imports: ["contract"],
    packages: ["pino", "prom-client", "sanitize-html", "zod", ...TRACES],
  },

  // The storefront: it knows the marketplace by its HTTP contract only.
  brands: { imports: BASE, packages: ["zod"] },
  lib: {
    imports: ["brands", ...BASE],
    packages: [
      ...["crypto-js", "js-cookie", "lru-cache", "next", "react", "server-only", "sharp", "swr"],
      "zod",
    ],
  },
  components: {
    imports: ["lib", "brands", ...BASE],
    packages: [
      ...["dialog", "dropdown-menu", "popover", "radio-group", "tabs"].map(
        (name) => `@radix-ui/react-${name}`,
      ),
      ...["embla-carousel-react", "next", "qrcode.react", "react", "react-dom", "sonner", "swr"],
    ],
  },
  app: {
    imports: ["components", "lib", "brands", ...BASE],
    files: ["middleware.ts", "instrumentation-client.ts"],
    packages: ["next", "react"],
  },
  server: {
    imports: ["lib", "brands", ...BASE],
    tests: ["app"], // The middleware, which decides as it does.
    files: ["instrumentation.ts"],
    packages: ["ioredis", "lru-cache", "next", "p-limit"],
  },

  // The marketplace: it knows neither pages nor mobile site nor sandbox.
  "marketplace/database": {
    imports: BASE,
    tests: AROUND,
    packages: [
      "@electric-sql/pglite",
      "drizzle-orm",
      "ioredis",
      "lru-cache",
      "p-limit",
      "pg",
      "zod",
    ],
  },
  "marketplace/providers": {
    imports: BASE,
    tests: AROUND,
    packages: [...["alipay-sdk", "fflate", "wechatpay-axios-plugin", "zod"]],
  },
  ...moduleRooms(),
  "marketplace/http": {
    imports: inMarketplace("accounts", "limits"),
    tests: AROUND,
    packages: ["drizzle-orm", "hono", "zod"],
  },
  // Settings and dependencies, which the rooms in it take, and the application, which puts them together.
  marketplace: {
    imports: inMarketplace("database", "providers", "http", ...Object.keys(MODULES)),
    tests: AROUND,
    packages: ["@hono/node-server", "hono", "zod"],
  },

  // The page kit.
  html: { imports: BASE, packages: ["hono"] },

  // What stands around the marketplace.
  operator: {
    imports: ["marketplace", "html", ...BASE],
    tests: ["programs"],
    packages: ["drizzle-orm", "hono", "otpauth", "uqr", "zod"],
  },
  mobile: {
    imports: ["brands", "html", ...BASE],
    tests: ["marketplace", "sandbox", "programs"],
    packages: ["hono", "p-limit", "zod"],
  },
  sandbox: { imports: ["mobile", "html", ...BASE], packages: SIMULATORS },
  // The first content of a database.
  "sandbox/sample-catalog": {
    imports: ["sandbox", "marketplace", "operator", ...BASE],
    packages: SIMULATORS,
  },
  // What simulated sellers and boosters do in the marketplace.
  "sandbox/adapters": {
    imports: ["sandbox", "sandbox/sample-catalog", "mobile", "marketplace", "operator", ...BASE],
    packages: SIMULATORS,
  },
  programs: { imports: "all", packages: ["eta", "hono", "zod"] },

  testbed: { imports: "all", isTool: true },
  // Measures and draws; nothing imports it.
  tools: { imports: "all", isTool: true },
  e2e: { imports: ["testbed", "examples", "lib", "brands", ...BASE], isTool: true },
  // Projects to copy: they import nothing of this repository.
  examples: { imports: [], isTool: true },
  // Builds, starts and documents the programs.
  scripts: {
    imports: ["lib", "brands", "server", "marketplace", "sandbox", ...BASE],
    tests: ["programs"],
    isTool: true,
  },
  [ROOT]: { imports: ["scripts", "server", "testbed", ...BASE], isTool: true },
};

/** @returns the named rooms in the marketplace, with the common imports of all of them */
function inMarketplace(...names: readonly string[]): string[] {
  return ["marketplace", ...names.map((name) => `marketplace/${name}`), ...BASE];
}

/** @returns a row for each module, named after its folder */
function moduleRooms(): Record<string, Room> {
  return Object.fromEntries(
    Object.entries(MODULES).map(([name, modules]) => [
      `marketplace/${name}`,
      {
        imports: inMarketplace("database", "providers", ...modules),
        tests: AROUND,
        door: `marketplace/${name}/${name}.ts`,
        packages: ["drizzle-orm", "hono", "p-limit", "zod", ...(MODULE_PACKAGES[name] ?? [])],
      },
    ]),
  );
}
