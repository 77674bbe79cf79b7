import { PendingTags } from "./pending-tags";

test("keeps the strictest expiry of a tag until it is published", () => {
  const pending = new PendingTags();
  pending.add(["goods:1", "goods:2"], 60);
  pending.add(["goods:1"], 0);
  expect(pending.batches()).toEqual([
    { tags: ["goods:1"], expire: 0 },
    { tags: ["goods:2"], expire: 60 },
  ]);
  pending.remove(["goods:1"]);
  expect(pending.batches()).toEqual([{ tags: ["goods:2"], expire: 60 }]);
});

test("publishes many tags in several batches", () => {
  const pending = new PendingTags();
  const tags = Array.from({ length: 1_200 }, (_, index) => `goods:${index}`);
  pending.add(tags, 0);
  const batches = pending.batches();
  expect(batches.map((batch) => batch.tags.length)).toEqual([500, 500, 200]);
  expect(batches.flatMap((batch) => batch.tags)).toEqual(tags);
});

test("revalidates everything instead of remembering an unbounded number of tags", () => {
  const pending = new PendingTags();
  pending.add(
    Array.from({ length: 10_001 }, (_, index) => `goods:${index}`),
    0,
  );
  expect(pending.batches()).toEqual([{ tags: ["*"], expire: 0 }]);
});
