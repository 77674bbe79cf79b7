import { freshnessOf } from "./freshness.js";
import { PageStore, type SharedEntries } from "./page-store.js";
import { dataEntry, pageEntry } from "./testing/entries";

const freshness = (store: PageStore, path: string) => {
  const entry = store.page(path);
  return entry && freshnessOf(entry, Date.now());
};

test("revalidating a tag immediately expires the pages and answers with it, and no others", async () => {
  const store = new PageStore();
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  store.write("/b", await pageEntry("b", { tags: ["goods:2"] }), Date.now());
  store.write("hash", dataEntry({ tags: ["goods:1"] }), Date.now());
  store.revalidateTags(["goods:1"], { expire: 0 });
  expect([freshness(store, "/a"), freshness(store, "/b")]).toEqual(["expired", "fresh"]);
  expect(store.data("hash")).toBeUndefined();
});

test("counts a page's bytes again after one of its bodies has changed, unless it was replaced", async () => {
  const store = new PageStore();
  const [old, current] = [
    await pageEntry("old"),
    await pageEntry("current", { tags: ["goods:1"] }),
  ];
  store.write("/a", old, Date.now());
  const replaced = store.page("/a");
  store.write("/a", current, Date.now());
  const entry = store.page("/a");
  if (!entry || !replaced) throw new Error("not stored");
  const before = store.usage.bytes;
  entry.page.body.gzip = Buffer.alloc(5_000);
  store.resize("/a", replaced);
  expect(store.usage.bytes).toBe(before);
  store.resize("/a", entry);
  expect(store.usage.bytes).toBeGreaterThan(5_000);
  expect(store.page("/a")).toBe(entry);
  store.revalidateTags(["goods:1"], undefined);
  expect(freshness(store, "/a")).toBe("expired");
});

test("revalidating with `expire` makes entries stale first", async () => {
  const store = new PageStore();
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  store.revalidateTags(["goods:1"], { expire: 300 });
  expect(freshness(store, "/a")).toBe("stale");
});

test("a page whose render began before its tag was revalidated is stored as expired", async () => {
  const store = new PageStore();
  const startedAt = Date.now();
  store.revalidateTags(["goods:1"], undefined);
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), startedAt);
  store.write("/b", await pageEntry("b", { tags: ["goods:1"] }), startedAt + 1_000);
  expect([freshness(store, "/a"), freshness(store, "/b")]).toEqual(["expired", "fresh"]);
});

test("stays within its bytes and evicts the least recently used entry with its tags", async () => {
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

test("keeps neither an entry larger than the store nor its tags", async () => {
  const store = new PageStore(500);
  store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
  expect(store.usage).toEqual({ entries: 0, bytes: 0, tags: 0 });
});

test("stays within its bounds after ten thousand distinct pages and revalidated tags", async () => {
  const store = new PageStore(100_000);
  const entry = await pageEntry("a");
  for (let id = 0; id < 10_000; id += 1) {
    store.write(`/${id}`, { ...entry, tags: [`goods:${id}`] }, Date.now());
    store.revalidateTags([`goods:${id}`], { expire: 0 });
  }
  expect(store.usage).toEqual({ entries: 100, bytes: 100_000, tags: 100 });
});

describe("entries of searches", () => {
  const search = { tags: ["catalogue", "search"] };
  const writeSearches = async (store: PageStore, count: number) => {
    for (let id = 0; id < count; id += 1)
      store.write(`/search/${id}`, await pageEntry("a", search), Date.now());
  };

  test("take a quarter of the bytes, and evict only each other", async () => {
    const store = new PageStore(12_000);
    for (const id of [1, 2, 3]) store.write(`/goods/${id}`, await pageEntry("a"), Date.now());
    await writeSearches(store, 3);
    store.page("/search/0");
    store.write("answer", dataEntry({ ...search, size: 1000 }), Date.now());
    expect(store.page("/search/1")).toBeUndefined();
    expect(store.page("/search/0")).toBeDefined();
    await writeSearches(store, 200);
    expect(store.usage).toEqual({ entries: 6, bytes: 6_000, tags: 2 });
    expect(store.page("/goods/1")).toBeDefined();
    expect(store.data("answer")).toBeUndefined();
  });

  test("leave their share when they are deleted, evicted or replaced", async () => {
    const store = new PageStore(12_000);
    await writeSearches(store, 3);
    store.delete("/search/0");
    await writeSearches(store, 1);
    expect(store.usage.entries).toBe(3);
    for (let id = 0; id < 12; id += 1)
      store.write(`/goods/${id}`, await pageEntry("a"), Date.now());
    await writeSearches(store, 3);
    expect(store.usage).toEqual({ entries: 12, bytes: 12_000, tags: 2 });
  });

  test("are not stored when larger than their share", async () => {
    const store = new PageStore(3_000);
    await writeSearches(store, 1);
    expect(store.usage).toEqual({ entries: 0, bytes: 0, tags: 0 });
  });
});

test("pages of invented addresses evict only each other, and count fully once they exist", async () => {
  const store = new PageStore(8_000);
  for (const id of [1, 2]) store.write(`/goods/${id}`, await pageEntry("a"), Date.now());
  const { page } = await pageEntry("a");
  const notFound = await pageEntry("a", { page: { ...page, status: 404 } });
  for (let id = 0; id < 100; id += 1) store.write(`/goods/9${id}`, notFound, Date.now());
  expect(store.usage).toMatchObject({ entries: 4, bytes: 4_000 });
  expect(store.page("/goods/1")).toBeDefined();
  store.write("/goods/999", await pageEntry("listed meanwhile"), Date.now());
  store.write("/goods/9a", notFound, Date.now());
  store.write("/goods/9b", notFound, Date.now());
  expect(store.page("/goods/999")).toBeDefined();
});

test("tells the other processes of its own revalidations only", async () => {
  const store = new PageStore();
  const told: unknown[] = [];
  store.onOwnRevalidation((...revalidation) => told.push(revalidation));
  store.applyRevalidation(["goods-1"], 0, 1);
  await store.revalidateTags(["goods-2"], { expire: 5 });
  expect(told).toEqual([[["goods-2"], 5]]);
});

test("notifies listeners of revalidated tags", () => {
  const store = new PageStore();
  const told: string[] = [];
  store.onRevalidate((tags) => told.push(...tags));
  store.revalidateTags(["goods:1", "shop:2"], undefined);
  expect(told).toEqual(["goods:1", "shop:2"]);
});

describe("with a shared cache", () => {
  const shared = (more: Partial<SharedEntries>): SharedEntries => ({
    load: async () => undefined,
    write: () => {},
    delete: () => {},
    publish: async () => {},
    ...more,
  });

  test("shares stored entries, except those stored as expired", async () => {
    const store = new PageStore();
    const write = jest.fn();
    store.connect(shared({ write }));
    store.sequence = 7;
    store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now());
    expect(write).toHaveBeenCalledWith("/a", expect.objectContaining({ kind: "page" }), 7);
    await store.revalidateTags(["goods:1"], undefined);
    store.write("/a", await pageEntry("a", { tags: ["goods:1"] }), Date.now() - 1_000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("takes another storefront's entry unless its own is newer", async () => {
    const store = new PageStore();
    const there = await pageEntry("there", { storedAt: 1_000 });
    store.connect(shared({ load: async () => ({ entry: there, sequence: 1, isOutdated: false }) }));
    await store.load("/a");
    expect(store.page("/a")?.page).toBe(there.page);
    const here = await pageEntry("here", { storedAt: 2_000 });
    store.write("/a", here, Date.now());
    await store.load("/a");
    expect(store.page("/a")?.page).toBe(here.page);
  });

  test.each([
    ["was revalidated before it was loaded", { sequence: 1, isOutdated: true }],
    ["is revalidated here while it is on its way", { sequence: 1, isOutdated: false }],
  ])("stores an entry that %s as expired", async (_, found) => {
    const store = new PageStore();
    const entry = await pageEntry("old", { tags: ["goods:1"] });
    const load = async () => {
      if (!found.isOutdated) store.applyRevalidation(["goods:1"], 0, 2);
      return { entry, ...found };
    };
    store.connect(shared({ load }));
    await store.load("/a");
    expect(freshness(store, "/a")).toBe("expired");
  });

  test("publishes its revalidations", async () => {
    const store = new PageStore();
    const publish = jest.fn(async () => {});
    store.connect(shared({ publish }));
    await store.revalidateTags(["goods:1"], { expire: 5 });
    expect(publish).toHaveBeenCalledWith(["goods:1"], 5);
  });
});
