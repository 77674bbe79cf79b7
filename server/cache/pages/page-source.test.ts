import { renderContext } from "@/lib/render/context.js";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { ListingLookup } from "./listing-lookup";
import { PageRenders } from "./page-renders";
import { PageSource } from "./page-source";

const PATH = "/mima/index";
let store: PageStore;
let rendered: string[];
let fails: boolean;
let unavailable: boolean;
let lookup: ListingLookup;
let source: PageSource;

/** Stores a page as Next's cache handler would, unless set to fail. */
async function render(path: string): Promise<void> {
  rendered.push(path);
  await new Promise(setImmediate);
  const context = renderContext();
  if (context === undefined) return;
  context.unavailable = unavailable;
  if (fails) return;
  store.write(path, await pageEntry(path), context.startedAt);
  context.stored = true;
}

beforeEach(() => {
  store = new PageStore();
  rendered = [];
  fails = false;
  unavailable = false;
  lookup = new ListingLookup("http://api", async () => ({ kind: "failed", error: "not asked" }));
  source = new PageSource(store, new PageRenders(render), lookup);
});
afterEach(() => jest.restoreAllMocks());

const put = async (more = {}) => store.write(PATH, await pageEntry("old", more), Date.now());

test("returns a fresh page synchronously without a render", async () => {
  await put();
  const found = source.find(PATH);
  expect(found).toMatchObject({ cache: "HIT", outdated: null });
  expect(rendered).toEqual([]);
});

test("renders a missing page once for two hundred concurrent requests", async () => {
  const found = await Promise.all(Array.from({ length: 200 }, () => source.find(PATH)));
  expect(rendered).toEqual([PATH]);
  for (const page of found) expect(page).toMatchObject({ cache: "MISS" });
});

test("looks up a listing once, including requests during its render", async () => {
  const path = "/mima/goodsDetails/5";
  const find = jest.spyOn(lookup, "find").mockImplementation(async () => "exists" as const);
  const first = source.find(path);
  // The lookup has finished by then, and the render is in progress.
  await find.mock.results[0]?.value;
  await Promise.resolve();
  expect(rendered).toEqual([path]);
  await Promise.all([first, source.find(path), source.find(path)]);
  expect(find).toHaveBeenCalledTimes(1);
  expect(rendered).toEqual([path]);
});

test("returns a stale page at once and renders it once in the background", async () => {
  await put({ staleAt: 0 });
  expect([source.find(PATH), source.find(PATH)]).toMatchObject([
    { cache: "STALE", outdated: null },
    { cache: "STALE" },
  ]);
  expect(rendered).toEqual([PATH]);
});

test("returns a stale page as outdated, without another render, after its refresh has failed", async () => {
  await put({ staleAt: 0 });
  fails = true;
  unavailable = true;
  source.find(PATH);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(source.find(PATH)).toMatchObject({ cache: "STALE", outdated: "unavailable" });
  expect(rendered).toEqual([PATH]);
});

test("renders an expired page before returning it", async () => {
  await put({ expiresAt: 0 });
  expect(await source.find(PATH)).toMatchObject({ cache: "MISS", outdated: null });
});

test.each([
  ["failed", false],
  ["unavailable", true],
])(
  "returns an expired page as outdated (%s) when it cannot be rendered, and waits before a retry",
  async (outdated, isUnavailable) => {
    await put({ expiresAt: 0 });
    fails = true;
    unavailable = isUnavailable;
    expect(await source.find(PATH)).toMatchObject({ cache: "STALE", outdated });
    expect(source.find(PATH)).toMatchObject({ cache: "STALE", outdated });
    expect(rendered).toEqual([PATH]);
  },
);

test("returns null for a missing page that cannot be rendered", async () => {
  fails = true;
  expect(await source.find(PATH)).toBeNull();
});

test("renders the brand's not-found page once for any number of unknown ids", async () => {
  jest.spyOn(lookup, "find").mockReturnValue("missing");
  for (let id = 1; id <= 50; id += 1) {
    expect(await source.find(`/mima/goodsDetails/${id}`)).toMatchObject({
      path: "/mima/goodsDetails/unknown",
    });
  }
  expect(rendered).toEqual(["/mima/goodsDetails/unknown"]);
  expect(store.usage.entries).toBe(1);
});

test("drops the page of a deleted listing", async () => {
  const path = "/mima/goodsDetails/5";
  store.write(path, await pageEntry("old", { expiresAt: 0 }), Date.now());
  jest.spyOn(lookup, "find").mockReturnValue("missing");
  await source.find(path);
  expect(store.page(path)).toBeUndefined();
});

test("renders nothing when the marketplace cannot tell whether a listing exists", async () => {
  jest.spyOn(lookup, "find").mockReturnValue("unavailable");
  expect(await source.find("/mima/goodsDetails/5")).toBeNull();
  expect(rendered).toEqual([]);
});

describe("with other storefronts", () => {
  const shareOne = async (isOutdated: boolean) => {
    const entry = await pageEntry("of another", { storedAt: Date.now() + 1_000 });
    store.connect({
      load: async (key) => (key === PATH ? { entry, sequence: 1, isOutdated } : undefined),
      write: () => {},
      delete: () => {},
      publish: async () => {},
    });
  };

  test("returns the page that another has rendered", async () => {
    await shareOne(false);
    expect(await source.find(PATH)).toMatchObject({ cache: "HIT", outdated: null });
    expect(rendered).toEqual([]);
  });

  test("renders a page that another has revalidated, and returns the old one while the marketplace is down", async () => {
    await shareOne(true);
    unavailable = true;
    fails = true;
    expect(await source.find(PATH)).toMatchObject({ cache: "STALE", outdated: "unavailable" });
    expect(rendered).toEqual([PATH]);
  });

  test("replaces a stale page with a newer one of another without a render", async () => {
    await put({ staleAt: 0 });
    await shareOne(false);
    expect(source.find(PATH)).toMatchObject({ cache: "STALE" });
    await new Promise(setImmediate);
    expect(source.find(PATH)).toMatchObject({ cache: "HIT" });
    expect(rendered).toEqual([]);
  });
});

describe("a page whose renders are limited", () => {
  const refuse = () => 7;
  const admit = () => 0;

  test("is not rendered when the request is refused, and says when to try again", async () => {
    expect(await source.find(PATH, refuse)).toEqual({ retryAfterS: 7 });
    expect(rendered).toEqual([]);
    expect(await source.find(PATH, admit)).toMatchObject({ cache: "MISS" });
  });

  test("is sent as it is when the request is refused: stale, or expired", async () => {
    await put({ staleAt: 0 });
    expect(source.find(PATH, refuse)).toMatchObject({ cache: "STALE", outdated: null });
    await put({ staleAt: 0, expiresAt: 0 });
    expect(await source.find(PATH, refuse)).toMatchObject({ cache: "STALE", outdated: "limited" });
    expect(rendered).toEqual([]);
  });

  test("asks once for all requests of one render, also of a stale page", async () => {
    const asked = jest.fn(admit);
    await Promise.all([source.find(PATH, asked), source.find(PATH, asked)]);
    await put({ staleAt: 0 });
    for (let turn = 0; turn < 3; turn += 1) source.find(PATH, asked);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("waits while two others are rendered; other pages do not", async () => {
    const searches = ["/mima/a", "/mima/b", "/mima/c"].map((path) => source.find(path, admit));
    const other = source.find(PATH, () => null);
    await Promise.resolve();
    expect(new Set(rendered)).toEqual(new Set(["/mima/a", "/mima/b", PATH]));
    await Promise.all([...searches, other]);
    expect(rendered).toHaveLength(4);
  });
});
