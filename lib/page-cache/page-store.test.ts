import { freshnessOf } from "./freshness.js";
import { PageStore } from "./page-store.js";
import { dataEntry, pageEntry } from "./testing/entries";

const freshness = (store: PageStore, path: string) => {
  const entry = store.page(path);
  return entry && freshnessOf(entry, Date.now());
};

test("revalidating a tag expires pages and answers that carry it, at once, and no others", async () => {
  const store = new PageStore();
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  store.write("/b", await pageEntry("b", { tags: ["goods:2"] }), Date.now());
  store.write("hash", dataEntry({ tags: ["goods:1"] }), Date.now());
  store.revalidateTags(["goods:1"], { expire: 0 });
  expect([freshness(store, "/a"), freshness(store, "/b")]).toEqual(["expired", "fresh"]);
  expect(store.data("hash")).toBeUndefined();
});

test("revalidating with a time to expire makes entries stale first", async () => {
  const store = new PageStore();
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  store.revalidateTags(["goods:1"], { expire: 300 });
  expect(freshness(store, "/a")).toBe("stale");
});

test("a page that began to render before its tag was revalidated is born expired", async () => {
  const store = new PageStore();
  const startedAt = Date.now();
  store.revalidateTags(["goods:1"], undefined);
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), startedAt);
  store.write("/b", await pageEntry("b", { tags: ["goods:1"] }), startedAt + 1_000);
  expect([freshness(store, "/a"), freshness(store, "/b")]).toEqual(["expired", "fresh"]);
});

test("stays within its bytes and drops what was used least recently, its tags too", async () => {
  const store = new PageStore(3_000);
  for (const path of ["/a", "/b", "/c"]) {
    store.write(path, await pageEntry(path, { tags: [`tag:${path}`] }), Date.now());
  }
  store.page("/a");
  store.write("/d", await pageEntry("d", { tags: ["tag:d"] }), Date.now());
  expect(store.page("/b")).toBeUndefined();
  expect(store.page("/a")).toBeDefined();
  expect(store.usage).toEqual({ entries: 3, bytes: 3_000, tags: 3 });
});

test("keeps no entry larger than itself, and nothing of it in the index", async () => {
  const store = new PageStore(500);
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  expect(store.usage).toEqual({ entries: 0, bytes: 0, tags: 0 });
});

test("ten thousand distinct pages and revalidated tags leave no more than the bound", async () => {
  const store = new PageStore(100_000);
  const entry = await pageEntry("a");
  for (let id = 0; id < 10_000; id += 1) {
    store.write(`/${id}`, { ...entry, tags: [`goods:${id}`] }, Date.now());
    store.revalidateTags([`goods:${id}`], { expire: 0 });
  }
  expect(store.usage).toEqual({ entries: 100, bytes: 100_000, tags: 100 });
});

test("tells listeners which tags were revalidated", () => {
  const store = new PageStore();
  const told: string[] = [];
  store.onRevalidate((tags) => told.push(...tags));
  store.revalidateTags(["goods:1", "shop:2"], undefined);
  expect(told).toEqual(["goods:1", "shop:2"]);
});
