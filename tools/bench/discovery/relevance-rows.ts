import { readConfig } from "@storefront/marketplace/config";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openInMemory } from "@storefront/marketplace/database/open-embedded";
import { fillSampleCatalog } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { measureRelevance } from "@storefront/testbed/relevance/measure-relevance";
import { QUERIES } from "@storefront/testbed/relevance/queries";
import { readQueries } from "@storefront/testbed/relevance/read-queries";
import { searchHits } from "@storefront/testbed/relevance/search-hits";
import type { Row } from "../parts/table";

/** Lowest mean reciprocal rank of the repository's list. */
const MIN_MRR = 0.98;

/**
 * Searches the sample catalog for a list of queries and prints those whose first result is not what a buyer expects.
 * @param lists paths of further lists
 */
export async function measureRelevanceRows(lists: readonly string[]): Promise<Row[]> {
  const { db, close } = await openInMemory();
  try {
    await migrate(db);
    await fillSampleCatalog(db, new Date(), readConfig({ SANDBOX: "1" }));
    const rows: Row[] = [];
    for (const path of [QUERIES, ...lists]) {
      const queries = readQueries(path);
      const { mrr, misses, bounded, kept } = await measureRelevance(queries, searchHits(db));
      for (const { query, found } of misses)
        console.log(`not first: ${query} (first: ${found.join(", ") || "none"})`);
      rows.push({
        name: `search relevance: ${path === QUERIES ? "queries.jsonl" : path}`,
        ours: `${mrr.toFixed(3)} mean reciprocal rank of ${queries.length} queries, bounds kept by ${kept} of ${bounded}`,
        beside: `${misses.length} not first`,
        target: `${MIN_MRR}, all bounds`,
        reached: mrr >= MIN_MRR && kept === bounded,
      });
    }
    return rows;
  } finally {
    await close();
  }
}
