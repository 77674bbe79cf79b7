import { type RunningProgram, type StartOptions, start } from "./start";

export interface ProductOptions extends Pick<StartOptions, "output" | "logFile"> {
  ports: { storefront: number; api: number };
  /** Variables of both programs, their addresses included (`productAddresses`). */
  env: Record<string, string>;
  /** What the storefront calls. */
  api?: "marketplace" | "minimal API";
}

/** A storefront and the marketplace that it calls. */
export interface Product {
  marketplace: RunningProgram;
  storefront: RunningProgram;
  stop(): Promise<void>;
  /** For tests whose data is deleted: a graceful stop waits seconds for open connections. */
  kill(): Promise<void>;
}

/**
 * Starts both programs from their sources, on a database that is set up (`setUpDatabase`).
 * @throws Error with a program's output when it does not start; nothing keeps running
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports, api = "marketplace", ...common } = options;
  const marketplace = await start(api, { ...common, port: ports.api });
  try {
    const storefront = await start("storefront", { ...common, port: ports.storefront });
    return {
      marketplace,
      storefront,
      async stop() {
        await storefront.stop();
        await marketplace.stop();
      },
      async kill() {
        await Promise.all([storefront.kill(), marketplace.kill()]);
      },
    };
  } catch (error) {
    await marketplace.kill();
    throw error;
  }
}
