import type { CallRequest } from "@storefront/contract/calls";
import type { Db } from "@storefront/marketplace/database/db";
import { SEARCH_SETTINGS } from "@storefront/marketplace/database/open-postgres";
import { findListings, suggest } from "@storefront/marketplace/discovery/discovery";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";

export interface Statement {
  text: string;
  params: unknown[];
}

/** A search as the search page or the search box requests it. */
type Search = { name?: string } & (
  | { call: "searchGoods"; payload: CallRequest<"searchGoods"> }
  | { call: "suggest"; payload: CallRequest<"suggest"> }
);

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
  await suggest(db, search.payload.q);
}
