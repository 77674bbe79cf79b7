/** Notifies one storefront which cache tags are out of date. */
export interface StorefrontNotifier {
  /** Without a trailing slash. */
  readonly url: string;
  /** @throws Error when the storefront did not take them: they have to be sent again */
  invalidate(tags: readonly string[]): Promise<void>;
}

/** The storefront takes no more in one request. */
export const MOST_TAGS = 100;

const TIMEOUT_MS = 2000;

/** POST `{tags: ["goods:1001", "shop:3004"]}` to `/api/revalidate`, with the secret that both programs share. */
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
