/** Invalidates cache tags of one storefront. */
export interface StorefrontNotifier {
  /** Without a trailing slash. */
  readonly url: string;
  /** @throws Error when the storefront did not accept them; they must be sent again */
  invalidate(tags: readonly string[]): Promise<void>;
}

/** Most tags that a storefront accepts in one request. */
export const MAX_TAGS = 100;

const TIMEOUT_MS = 2000;

/** Sends POST `{tags: ["goods:1001", "shop:3004"]}` to `/api/revalidate`, with the shared internal secret. */
export const storefrontNotifier = (url: string, internalSecret: string): StorefrontNotifier => ({
  url,
  async invalidate(tags) {
    const response = await fetch(`${url}/api/revalidate`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Internal-Secret": internalSecret },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the storefront answered ${response.status}`);
  },
});
