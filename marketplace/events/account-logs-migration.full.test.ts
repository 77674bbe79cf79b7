import { type OldDatabase, openOldDatabase } from "../database/testing/old-database";
import { readEvents } from "./read-events";
import { recordEvents } from "./record-events";

const [FIRST, SECOND, NEW] = [1, 2, 3];
let old: OldDatabase;
beforeEach(async () => {
  old = await openOldDatabase();
  await old.migrate("0005_promise-review-indexes");
});
afterEach(() => old.close());

const happen = (table: string, user_id: number, reference: string) =>
  old.insert(table, { user_id, kind: "order", reference, state: "paid" });
const read = (userId: number, after?: number) => {
  const config = { internalSecret: "between-us" } as never;
  return readEvents({ db: old.db, config }, userId, after);
};

it("keeps the places that browsers have got, and numbers what follows for each user alone", async () => {
  for (const user of [FIRST, SECOND, FIRST]) await happen("account_events", user, `of ${user}`);
  await old.migrate();
  expect(await read(FIRST, 1)).toMatchObject({ complete: true, last_id: 3, list: [{ id: 3 }] });
  // The place moved with others' events.
  expect(await read(SECOND, 3)).toMatchObject({ complete: true, last_id: 3, list: [] });
  for (const user of [NEW, SECOND, NEW, FIRST]) await happen("account_changes", user, "later");
  await recordEvents(old.db);
  expect(await read(SECOND, 3)).toMatchObject({ complete: true, last_id: 4, list: [{ id: 4 }] });
  expect(await read(FIRST, 3)).toMatchObject({ complete: true, last_id: 4, list: [{ id: 4 }] });
  expect((await read(NEW, 0)).list.map(({ id }) => id)).toEqual([1, 2]);
  // Who had no event of a week has a place that is not theirs.
  expect(await read(NEW, 3)).toMatchObject({ complete: false, last_id: 2 });
});
