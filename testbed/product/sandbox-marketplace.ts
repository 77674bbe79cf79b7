import { type RunningProgram, start } from "./start";

/**
 * Starts a marketplace with the sandbox on the given database, for many calls from one address.
 * @param overrides variables that differ from the sandbox's; API_PORT defaults to a free port
 * @param bundles as in `start`
 */
export function startSandboxMarketplace(
  databaseUrl: string,
  { API_PORT, ...overrides }: Record<string, string> = {},
  bundles?: string,
): Promise<RunningProgram> {
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "fatal",
    // All processes share one public URL.
    PUBLIC_API_URL: "http://marketplace.localhost",
    // All buyers of a race share one address and need more connections than its limit.
    CONNECTIONS_PER_CLIENT: "0",
    // Nothing listens there: notifications of listing changes fail, which must have no effect.
    STOREFRONT_URL: "http://127.0.0.1:9",
    ...overrides,
  };
  const port = API_PORT === undefined ? {} : { port: Number(API_PORT) };
  return start("marketplace", { env, ...port, ...(bundles === undefined ? {} : { bundles }) });
}
