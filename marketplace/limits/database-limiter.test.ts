import { describeLimiter } from "@storefront/testbed/marketplace/limiter-contract";
import { openPrepared } from "@storefront/testbed/marketplace/prepared-database";
import type { OpenDatabase } from "../database/db";
import { databaseLimiter } from "../database/limits/database-limiter";
import { limitHits } from "../database/schema";
import { newAction } from "./limits";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPrepared();
});
afterAll(() => database.close());

describeLimiter("the limiter in the embedded database", async () => databaseLimiter(database.db));

describe("the limiter's table", () => {
  it("deletes rows that are older than every window", async () => {
    const limiter = databaseLimiter(database.db);
    await limiter.clear();
    await limiter.take([{ key: "old", limit: 1, windowS: 60 }], newAction(new Date("2026-03-01")));
    await limiter.take([{ key: "new", limit: 1, windowS: 60 }], newAction(new Date("2026-03-03")));
    const rows = await database.db.select({ key: limitHits.key }).from(limitHits);
    expect(rows).toEqual([{ key: "new" }]);
  });
});
