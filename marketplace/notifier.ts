import type { Config } from "./config";
import type { Logger } from "./log";

/** Tells the storefront that a listing's page, and its seller's shop, are out of date. Called after a transaction, never inside one. */
export interface Notifier {
  goodsChanged(goodsId: number): void;
  /** Sends what waits, then nothing more. */
  close(): Promise<void>;
}

/** One request for all changes of this many milliseconds. */
const BATCH_MS = 200;
const TIMEOUT_MS = 2000;
/** The storefront takes no more in one request. */
const MAX_TAGS = 100;

/**
 * POST `{tags: ["goods:1001", "shop:3004"]}` to the storefront, best effort: a storefront that is away costs a debug
 * line, and its pages are refreshed by their own lifetime.
 * @param sellersOf who sells these goods, whether they still do or not
 */
export function storefrontNotifier(
  config: Pick<Config, "storefrontUrl" | "internalSecret">,
  log: Logger,
  sellersOf: (goodsIds: readonly number[]) => Promise<readonly number[]>,
): Notifier {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const tell = async (goodsIds: readonly number[]) => {
    const sellers = await sellersOf(goodsIds).catch((error: unknown) => {
      log.debug({ err: error }, "sellers of changed listings not read");
      return [];
    });
    const tags = [...goodsIds.map((id) => `goods:${id}`), ...sellers.map((id) => `shop:${id}`)];
    for (let start = 0; start < tags.length; start += MAX_TAGS) {
      await send(config, log, tags.slice(start, start + MAX_TAGS));
    }
  };
  const flush = () => {
    timer = undefined;
    const goodsIds = [...waiting];
    waiting.clear();
    if (goodsIds.length > 0) sending = sending.then(() => tell(goodsIds));
    return sending;
  };
  return {
    goodsChanged(goodsId) {
      waiting.add(goodsId);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}

async function send(
  config: Pick<Config, "storefrontUrl" | "internalSecret">,
  log: Logger,
  tags: string[],
): Promise<void> {
  try {
    const response = await fetch(`${config.storefrontUrl}/api/revalidate`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Internal-Secret": config.internalSecret },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log.debug({ status: response.status }, "storefront refused a listing change");
  } catch {
    log.debug({ tags }, "storefront not reached with a listing change");
  }
}
