import { setRecorder } from "@storefront/platform/observability/metrics/recorder";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import type { WantedAnswer } from "@/lib/render/context.js";
import { answerKey } from "@/server/cache/store/answer-entry.js";
import { PageStore } from "@/server/cache/store/page-store.js";
import { AnswerSource } from "./answer-source";

const WANTED: WantedAnswer = {
  call: "goodsDetail",
  address: "http://api/v1/goods/detail?goods_id=5",
  headers: { Device: "2" },
  tags: ["goods:5"],
  revalidate: 3600,
};
const KEY = answerKey(WANTED.address);
const detail = (name: string) => ({ code: 0, msg: "", data: { goods_id: 5, goods_name: name } });

let store: PageStore;
let source: AnswerSource;

/** Answers calls with these bodies in order, the last one again and again. */
function marketplace(...bodies: unknown[]) {
  let calls = 0;
  return stubFetch(
    jest.fn(async (_url: string, _init: RequestInit) => {
      const body = bodies[Math.min(calls++, bodies.length - 1)];
      return body instanceof Response ? body : Response.json(body);
    }),
  );
}

/** A call that begins in the millisecond of a revalidation counts as older. */
function passMillisecond() {
  const now = Date.now();
  while (Date.now() === now);
}

beforeEach(() => {
  store = new PageStore();
  source = new AnswerSource(store, { "X-Internal-Secret": "secret" });
});
afterEach(restoreFetch);

test("makes one call for a thousand concurrent misses", async () => {
  const fetch = marketplace(detail("a"));
  const results = await Promise.all(Array.from({ length: 1000 }, () => source.provide(WANTED)));
  expect(results.every(({ kind }) => kind === "stored")).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("makes no call while the answer is fresh", async () => {
  const fetch = marketplace(detail("a"));
  await source.provide(WANTED);
  await source.provide(WANTED);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(store.data(KEY)?.tags).toEqual(["goods:5"]);
});

test("shares the failure of a call instead of repeating it", async () => {
  const fetch = stubFetch(jest.fn(async () => Promise.reject(new TypeError("fetch failed"))));
  const results = await Promise.all(Array.from({ length: 100 }, () => source.provide(WANTED)));
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["failed"]));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("calls again after a change", async () => {
  const fetch = marketplace(detail("a"), detail("b"));
  await source.provide(WANTED);
  await store.revalidateTags(["goods:5"], { expire: 0 });
  passMillisecond();
  const result = await source.provide(WANTED);
  expect(result).toMatchObject({ envelope: { data: { goods_name: "b" } } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("does not let anyone have the answer of a call that began before a change", async () => {
  const answers: ((body: unknown) => void)[] = [];
  const fetch = stubFetch(
    jest.fn(
      () =>
        new Promise<Response>((resolve) => answers.push((body) => resolve(Response.json(body)))),
    ),
  );
  const before = source.provide(WANTED);
  await new Promise(setImmediate);
  store.applyRevalidation(["goods:5"], 0, 1);
  passMillisecond();
  const after = source.provide(WANTED);
  await new Promise(setImmediate);
  answers[1]?.(detail("new"));
  expect(await after).toMatchObject({ kind: "stored" });
  answers[0]?.(detail("old"));
  const result = await before;
  expect(result).toMatchObject({ envelope: { data: { goods_name: "new" } } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal", Response.json({ code: 20404, msg: "", data: null }, { status: 404 }), 404],
  ["a malformed answer", { code: 0, msg: "", data: null }, 200],
])("passes %s on without storing it", async (_, body, status) => {
  marketplace(body);
  expect(await source.provide(WANTED)).toMatchObject({ kind: "passed", status });
  expect(store.data(KEY)).toBeUndefined();
});

describe("an answer whose age made it stale", () => {
  const counted = jest.fn();
  beforeEach(() => {
    counted.mockReset();
    setRecorder({
      count: (name, labels) => name === "marketplace_changes_missed_total" && counted(labels),
      observe: () => undefined,
      set: () => undefined,
    });
  });
  afterEach(() => setRecorder(null));

  async function refresh(announces: boolean, ...bodies: unknown[]) {
    source = new AnswerSource(store, {}, announces);
    marketplace(...bodies);
    await source.provide(WANTED);
    Object.assign(store.data(KEY) ?? {}, { staleAt: 0 });
    await source.provide(WANTED);
  }

  test("counts a change that was not announced", async () => {
    await refresh(true, detail("a"), detail("b"));
    expect(counted.mock.calls).toEqual([[{ call: "goodsDetail" }]]);
  });

  test.each([
    ["the same content", true, detail("b")],
    ["another content of a marketplace that announces nothing", false, detail("c")],
  ])("does not count %s", async (_, announces, second) => {
    await refresh(announces, detail("b"), second);
    expect(counted).not.toHaveBeenCalled();
  });

  test("does not count a new signature of the same picture", async () => {
    const at = (signature: string) => detail(`/media/uploads/1.webp?e=${signature}`);
    await refresh(true, at("1"), at("2"));
    expect(counted).not.toHaveBeenCalled();
  });
});
