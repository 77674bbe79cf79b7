import { issueToken } from "@storefront/marketplace/accounts/accounts";
import { createApp } from "@storefront/marketplace/app";
import { readConfig } from "@storefront/marketplace/config";
import type { Deps } from "@storefront/marketplace/deps";
import { openDeps } from "@storefront/marketplace/open-deps";
import { createLog } from "@storefront/platform/observability/log";

/** A marketplace in this process on one of the databases. */
export interface OpenMarketplace {
  deps: Deps;
  /** Makes a call. @returns its answer @throws Error unless it succeeds */
  get(path: string, token?: string): Promise<unknown>;
  tokenOf(userId: number): Promise<string>;
  close(): Promise<void>;
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

export async function openMarketplace(databaseUrl: string): Promise<OpenMarketplace> {
  const config = readConfig({
    SANDBOX: "1",
    // Nothing is sent.
    SMS_WEBHOOK_URL: "http://127.0.0.1:9/",
    SMS_WEBHOOK_KEY: "not-used-by-the-bench",
    DATABASE_URL: databaseUrl,
    // All calls come from one client.
    VISITOR_CALLS_PER_MINUTE: "1000000",
    VISITOR_SEARCHES_PER_MINUTE: "1000000",
    SEARCHES_PER_MINUTE: "1000000",
    USER_CALLS_PER_MINUTE: "1000000",
  });
  const { deps, close } = await openDeps(config, createLog("marketplace", "silent"));
  const app = createApp(deps);
  return {
    deps,
    close,
    async get(path, token) {
      const response = await app.request(path, token ? { headers: { Authorization: token } } : {});
      const { code, msg, data } = (await response.json()) as Envelope;
      if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
      return data;
    },
    async tokenOf(userId) {
      return issueToken(deps, userId, { device: 2, site: "" });
    },
  };
}
