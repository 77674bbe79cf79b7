import { isIP } from "node:net";
import { marketTag } from "@storefront/platform/http/sandbox-market";
import { withTimeout } from "@storefront/platform/with-timeout";
import { withTopic } from "./account-topic";
import { findInstances, type LookUp, lookUpAll } from "./find-instances";

/** Invalidates cache tags of one storefront. */
export interface StorefrontNotifier {
  /** Without a trailing slash. Of one of several behind an address: with its own address in brackets. */
  readonly url: string;
  /** @throws Error when the storefront did not accept them; they must be sent again */
  invalidate(tags: readonly string[]): Promise<void>;
}

/** An address, behind which there may be several storefronts. */
export interface StorefrontAddress extends StorefrontNotifier {
  /** Finds those that run now. Without it there is only the storefront itself. @throws Error when none is found */
  instances?(): Promise<readonly StorefrontNotifier[]>;
}

/** Most tags that a storefront accepts in one request. */
export const MAX_TAGS = 100;

const TIMEOUT_MS = 2000;

/**
 * A storefront of the previous version, which still runs during a deployment, refuses these. Its pages live for minutes
 * and need none of them.
 */
const NEW_TAG = /^(?:seller:|account:|market$|sold$)/;

interface Options {
  lookUp?: LookUp;
  /** The tester's market whose changes these are; its pages are kept nowhere, but followed. */
  market?: string;
}

/** Tags that browsers follow by the live channel. */
const FOLLOWED_TAG = /^(?:goods|account):/;

/** Notifies the storefronts at an address, which are found by name. */
export const storefrontNotifier = (
  url: string,
  internalSecret: string,
  { lookUp = lookUpAll, market }: Options = {},
): StorefrontAddress => {
  const sender = { internalSecret, market };
  return {
    ...notifierAt(url, url, sender),
    ...(isSingle(url)
      ? {}
      : {
          async instances() {
            const found = await withTimeout(findInstances(url, lookUp), TIMEOUT_MS);
            return found.map((instance) => notifierAt(instance.name, instance.url, sender));
          },
        }),
  };
};

/** Whether an address needs no look-up, because it names one storefront. */
function isSingle(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || isIP(hostname.replaceAll(/^\[|\]$/g, "")) !== 0;
}

/** Sends POST `{tags: ["goods:1001", "shop:3004"]}` to `/api/revalidate`, with the shared internal secret. */
const notifierAt = (
  name: string,
  url: string,
  { internalSecret, market }: { internalSecret: string; market: string | undefined },
): StorefrontNotifier => ({
  url: name,
  async invalidate(changed) {
    const all = changed.map((tag) => withTopic(tag, internalSecret));
    const tags =
      market === undefined
        ? all
        : all.filter((tag) => FOLLOWED_TAG.test(tag)).map((tag) => marketTag(market, tag));
    if (tags.length === 0) return;
    const send = (sent: readonly string[]) =>
      fetch(`${url}/api/revalidate`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Internal-Secret": internalSecret },
        body: JSON.stringify({ tags: sent }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    const known = tags.filter((tag) => !NEW_TAG.test(tag));
    let response = await send(tags);
    if (response.status === 400 && known.length < tags.length) response = await send(known);
    if (!response.ok) throw new Error(`storefront responded with ${response.status}`);
  },
});
