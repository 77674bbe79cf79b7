import type { Db } from "@storefront/marketplace/database/db";
import { suggest } from "@storefront/marketplace/database/discovery/suggest";
import { SEARCH_SETTINGS } from "@storefront/marketplace/database/open-postgres";
import {
  goodsNumberOf,
  searchWords,
  wordGrams,
} from "@storefront/marketplace/domain/discovery/search-grams";
import { findListings } from "@storefront/marketplace/services/discovery/find-listings";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Statement } from "../orders/record-statements";
import type { SEARCHES } from "./queries";

type Search = (typeof SEARCHES)[number];

/** Records the statements that the marketplace runs for a search. */
export async function recordSearch(databaseUrl: string, search: Search): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: SEARCH_SETTINGS,
    debug: (_connection, text, params) => statements.push({ text, params: [...params] }),
  });
  try {
    await client`select 1`;
    statements.length = 0;
    await run(drizzle(client), search);
    return statements;
  } finally {
    await client.end();
  }
}

async function run(db: Db, search: Search): Promise<void> {
  if (search.call === "searchGoods") {
    await findListings(db, { sort: "default", limit: 20, q: search.payload.q });
    return;
  }
  const { q } = search.payload;
  const words = searchWords(q);
  await suggest(db, {
    text: words.join(""),
    grams: wordGrams(words),
    goodsNumber: goodsNumberOf(q),
  });
}
