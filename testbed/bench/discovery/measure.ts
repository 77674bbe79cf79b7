import { withQuery } from "@storefront/contract/http-request";
import { PATHS } from "@storefront/contract/paths";
import { SEARCH_SETTINGS } from "@storefront/marketplace/database/open-postgres";
import postgres from "postgres";
import type { Market } from "./market";
import { PAGES, SEARCHES } from "./queries";
import { recordSearch } from "./statements";

const WARM_UP = 5;
const TIMES = 21;

/** Measures each page of `PAGES` with an empty cache. @returns median milliseconds */
export async function measurePages({ storefrontUrl, clearCache }: Market): Promise<number[]> {
  const durations: number[] = [];
  for (const [, path] of PAGES)
    durations.push(await median(() => get(storefrontUrl + path, "mima.localhost"), clearCache));
  return durations;
}

/** Milliseconds through the marketplace's HTTP API, and of its SQL statements alone in sequence. */
export interface SearchTimes {
  http: number;
  bare: number;
}

/** Measures each search of `SEARCHES`. @returns medians */
export async function measureSearches({ apiUrl, databaseUrl }: Market): Promise<SearchTimes[]> {
  const client = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: SEARCH_SETTINGS,
  });
  const times: SearchTimes[] = [];
  try {
    for (const search of SEARCHES) {
      const url = withQuery(apiUrl + PATHS[search.call].path, { ...search.payload });
      const statements = await recordSearch(databaseUrl, search);
      const bare = async () => {
        for (const { text, params } of statements)
          await client.unsafe(text, params as never[], { prepare: true });
      };
      times.push({ http: await median(() => get(url)), bare: await median(bare) });
    }
    return times;
  } finally {
    await client.end();
  }
}

async function get(url: string, host?: string): Promise<void> {
  const response = await fetch(url, host ? { headers: { "X-Forwarded-Host": host } } : {});
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
}

async function median(work: () => Promise<void>, before = async () => {}): Promise<number> {
  const durations: number[] = [];
  for (let index = 0; index < WARM_UP + TIMES; index += 1) {
    await before();
    const began = performance.now();
    await work();
    durations.push(performance.now() - began);
  }
  const measured = durations.slice(WARM_UP).sort((a, b) => a - b);
  return measured[Math.floor(TIMES / 2)] ?? 0;
}
