import { pageEntry } from "@/server/cache/store/testing/entries";
import { PendingWrites } from "./pending-writes";

it("returns the newest entry of each key once, in the order of writing", async () => {
  const entry = await pageEntry("a");
  const pending = new PendingWrites();
  pending.add("/a", { entry, sequence: 1 });
  pending.add("/b", { entry, sequence: 2 });
  pending.add("/a", { entry, sequence: 3 });
  pending.add("/c", { entry, sequence: 4 });
  pending.delete("/c");
  expect(pending.take()).toEqual([
    ["/b", { entry, sequence: 2 }],
    ["/a", { entry, sequence: 3 }],
  ]);
  expect(pending.take()).toEqual([]);
});

it("drops the oldest entry beyond 256", async () => {
  const entry = await pageEntry("a");
  const pending = new PendingWrites();
  for (let sequence = 0; sequence <= 256; sequence += 1) {
    pending.add(`/${sequence}`, { entry, sequence });
  }
  const keys = pending.take().map(([key]) => key);
  expect(keys).toHaveLength(256);
  expect(keys).not.toContain("/0");
});
