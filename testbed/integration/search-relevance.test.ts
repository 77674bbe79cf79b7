import { fileURLToPath } from "node:url";
import { importCatalogue } from "@storefront/operator/catalogue/import-catalogue";
import { OPENING, openPrepared } from "../marketplace/prepared-database";
import { measureRelevance } from "../relevance/measure-relevance";
import { QUERIES } from "../relevance/queries";
import { readQueries } from "../relevance/read-queries";
import { searchHits } from "../relevance/search-hits";

const SAMPLE = fileURLToPath(new URL("../../sandbox/catalogue/2-sample-listings", import.meta.url));
const MIN_MRR = 0.98;
const MIN_QUERIES = 500;
const MIN_BOUNDED = 200;

it("finds what buyers of the sample catalog expect first", async () => {
  const { db, close } = await openPrepared();
  try {
    expect(await importCatalogue(db, SAMPLE, { now: OPENING, agreedBy: "样例目录" })).toMatchObject(
      {
        state: "imported",
      },
    );
    const queries = readQueries(QUERIES);
    expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    const { mrr, misses, bounded, kept } = await measureRelevance(queries, searchHits(db));
    expect(bounded).toBeGreaterThanOrEqual(MIN_BOUNDED);
    expect({ misses, isEnough: mrr >= MIN_MRR && kept === bounded }).toEqual({
      misses: expect.any(Array),
      isEnough: true,
    });
  } finally {
    await close();
  }
});
