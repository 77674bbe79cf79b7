import type { SearchEngine, SearchEngineSettings } from "./search-engine";

const TIMEOUT_MS = 10_000;
/** The protocol allows 10,000. */
const BATCH = 1000;

/**
 * IndexNow (indexnow.org): one request tells Bing, Yandex and others. They verify the key in the file `/<key>.txt`,
 * which every host of the storefront serves.
 */
export const indexNow = ({
  url,
  key,
}: NonNullable<SearchEngineSettings["indexNow"]>): SearchEngine => ({
  name: "indexnow",
  takes: () => true,
  batchFor: () => BATCH,
  async push(host, addresses) {
    const { ok, status } = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host,
        key,
        keyLocation: `https://${host}/${key}.txt`,
        urlList: addresses,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`IndexNow responded with ${status}`);
    return { accepted: true, exhausted: false };
  },
});
