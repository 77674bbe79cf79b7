import { buildIfNeeded } from "@/scripts/launch/build-if-needed";
import { ROOT } from "../product/root";
import { readServers } from "../product/servers";
import { withMarket, withProduct } from "./discovery/market";
import { measurePages, measureSearches, type SearchTimes } from "./discovery/measure";
import { PAGES, SEARCHES } from "./discovery/queries";
import { type Row, table } from "./parts/table";

/**
 * `npm run bench:scale [-- <listings>]`: measures list pages and searches with a thousand and with a million listings,
 * and the bare SQL statements of the searches. Needs PostgreSQL (`DATA_DATABASE_URL`); inserting a million listings
 * takes about ten minutes.
 */
const SERVER = readServers().databaseUrl;
const FEW = 1_000;
const MANY = Number(process.argv[2] ?? 1_000_000);
/** Allowed ratio of a page's time with many listings to its time with few. */
const MAX_RATIO = 1.5;
const SUGGESTIONS_MS = 30;
/** Product §11.8: a search is cancelled after a second. */
const SEARCH_MS = 1_000;

interface Times {
  pages: number[];
  searches: SearchTimes[];
}

async function main(): Promise<void> {
  if (!(await buildIfNeeded(ROOT))) throw new Error("there is no build to measure");
  const timesOf = (listings: number): Promise<Times> =>
    withMarket(SERVER, listings, (databaseUrl) =>
      withProduct(databaseUrl, async (product) => ({
        pages: await measurePages(product),
        searches: await measureSearches(product),
      })),
    );
  const rows = rowsOf(await timesOf(FEW), await timesOf(MANY));
  console.log(`\n${table(rows)}`);
  process.exitCode = rows.every(({ reached }) => reached) ? 0 : 1;
}

function rowsOf(few: Times, many: Times): Row[] {
  const pages = PAGES.map(([name], index): Row => {
    const [small = 0, large = 0] = [few.pages[index], many.pages[index]];
    return {
      name: `page: ${name}`,
      ours: `${ms(large)} of ${MANY} listings`,
      beside: `${ms(small)} of ${FEW}`,
      target: `${MAX_RATIO} times: ${(large / small).toFixed(2)}`,
      reached: large <= small * MAX_RATIO,
    };
  });
  const searches = SEARCHES.map(({ name, call }, index): Row => {
    const bound = call === "suggest" ? SUGGESTIONS_MS : SEARCH_MS;
    const { http, bare } = many.searches[index] ?? { http: 0, bare: 0 };
    return {
      name: `${call}: ${name}`,
      ours: `${ms(http)} of ${MANY} listings, ${ms(few.searches[index]?.http ?? 0)} of ${FEW}`,
      beside: `${ms(bare)} bare`,
      target: `${bound} ms`,
      reached: http <= bound,
    };
  });
  return [...pages, ...searches];
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

await main();
