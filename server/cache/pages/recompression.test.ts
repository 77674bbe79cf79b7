import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { MAX_WAITING, POPULAR_AFTER, Recompression } from "./recompression";

const PATH = "/mima/index";
const HTML = `<p>${"页面".repeat(500)}</p>`;
/** Stands for a smaller body. */
const SMALL = Buffer.alloc(10);

let store: PageStore;
/** Bodies that are being compressed, in order; each waits until the test calls it. */
let finish: (() => void)[];
let rests: number[];
let busy: boolean;
let recompression: Recompression;

beforeEach(() => {
  store = new PageStore();
  finish = [];
  rests = [];
  busy = false;
  recompression = new Recompression(store, {
    isBusy: () => busy,
    rest: async (ms) => {
      rests.push(ms);
      busy = false;
    },
    compress: async (body) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      body.br = SMALL;
      body.isSmallest = true;
    },
  });
});

const put = async (path = PATH, more = {}) => {
  store.write(path, await pageEntry(HTML, more), Date.now());
  const entry = store.page(path);
  if (!entry) throw new Error("not stored");
  return entry;
};

const request = (path = PATH, times = POPULAR_AFTER) => {
  for (let time = 0; time < times; time += 1) {
    const entry = store.page(path);
    if (entry) recompression.onRequest(path, entry);
  }
};

/** Lets everything go on that does not wait for a test. */
const settle = () => new Promise(setImmediate);

test("leaves a page that is requested seldom, and replaces the body of a popular one", async () => {
  const entry = await put();
  const { bytes } = store.usage;
  request(PATH, POPULAR_AFTER - 1);
  await settle();
  expect(finish).toHaveLength(0);
  request(PATH, 1);
  await settle();
  expect(entry.page.body.br).not.toBe(SMALL);
  finish[0]?.();
  await settle();
  expect(store.page(PATH)?.page.body.br).toBe(SMALL);
  expect(store.usage.bytes).not.toBe(bytes);
});

test("compresses a page once", async () => {
  await put();
  request(PATH, 3 * POPULAR_AFTER);
  await settle();
  finish[0]?.();
  await settle();
  request(PATH, 3 * POPULAR_AFTER);
  await settle();
  expect(finish).toHaveLength(1);
});

test("compresses one page at a time, in their order, and pauses in between", async () => {
  for (const path of ["/a", "/b"]) await put(path);
  for (const path of ["/a", "/b"]) request(path);
  await settle();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await settle();
  expect(store.page("/a")?.page.body.isSmallest).toBe(true);
  expect(rests).toHaveLength(1);
  expect(finish).toHaveLength(2);
});

test("lets a bounded number of pages wait", async () => {
  const paths = Array.from({ length: MAX_WAITING + 5 }, (_, page) => `/${page}`);
  for (const path of paths) await put(path);
  for (const path of paths) request(path);
  for (const _ of paths) {
    await settle();
    finish.at(-1)?.();
  }
  await settle();
  expect(finish).toHaveLength(MAX_WAITING);
});

test("waits while the process is busy", async () => {
  await put();
  busy = true;
  request();
  await settle();
  expect(rests).toEqual([1_000]);
  expect(finish).toHaveLength(1);
});

test("leaves a page that is about to be refreshed", async () => {
  await put(PATH, { staleAt: Date.now() + 5_000 });
  request();
  await settle();
  expect(finish).toHaveLength(0);
});

test("keeps the page that took the place of one while it was compressed", async () => {
  await put();
  request();
  await settle();
  const next = await put();
  finish[0]?.();
  await settle();
  expect(store.page(PATH)).toBe(next);
  expect(next.page.body.isSmallest).toBeUndefined();
});

test("does not try a page again whose compression failed", async () => {
  const compress = jest.fn(async () => {
    throw new Error("out of memory");
  });
  recompression = new Recompression(store, { isBusy: () => false, rest: async () => {}, compress });
  await put();
  request();
  await settle();
  request();
  await settle();
  expect(compress).toHaveBeenCalledTimes(1);
});

describe("with a shared cache", () => {
  const idle = {
    load: async () => undefined,
    write: () => {},
    delete: () => {},
    publish: async () => {},
  };

  test("shares the smaller page with the store's number", async () => {
    const write = jest.fn();
    store.connect({ ...idle, write });
    const entry = await put();
    store.sequence = 7;
    write.mockClear();
    request();
    await settle();
    finish[0]?.();
    await settle();
    expect(write).toHaveBeenCalledWith(PATH, entry, 7);
  });

  test("takes the page that another storefront has compressed", async () => {
    const entry = await put();
    const body = { ...entry.page.body, br: SMALL, isSmallest: true };
    const theirs = { ...entry, page: { ...entry.page, body } };
    store.connect({
      ...idle,
      load: async () => ({ entry: theirs, sequence: 1, isOutdated: false }),
    });
    request();
    await settle();
    expect(finish).toHaveLength(0);
    expect(store.page(PATH)?.page.body.br).toBe(SMALL);
  });

  test("does not share a page that was revalidated while it was compressed", async () => {
    const write = jest.fn();
    store.connect({ ...idle, write });
    await put(PATH, { tags: ["goods:1"] });
    request();
    await settle();
    await store.revalidateTags(["goods:1"], { expire: 0 });
    write.mockClear();
    finish[0]?.();
    await settle();
    expect(write).not.toHaveBeenCalled();
  });
});
