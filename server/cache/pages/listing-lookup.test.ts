import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";

const listing = (id: number) => {
  const found = listingOf(`/mima/goodsDetails/${id}`);
  if (found === null) throw new Error("no listing");
  return found;
};
const marketplace = (answer: () => Promise<Response>) =>
  stubFetch(jest.fn((_url: string, _init?: RequestInit) => answer()));
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const MISSING = json({ code: 20404, msg: "", data: null }, 404);

afterEach(restoreFetch);

test("looks up an unknown id once until its tag is revalidated", async () => {
  const fetch = marketplace(MISSING);
  const lookup = new ListingLookup("http://api");
  expect(await Promise.all([lookup.find(listing(5)), lookup.find(listing(5))])).toEqual([
    { kind: "missing" },
    { kind: "missing" },
  ]);
  expect(await lookup.find(listing(5))).toEqual({ kind: "missing" });
  expect(fetch).toHaveBeenCalledTimes(1);
  lookup.forget(["goods:5"]);
  await lookup.find(listing(5));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("passes on the fetched answer under the address that the page would fetch", async () => {
  const data = { goods_id: 5 };
  const fetch = marketplace(json({ code: 0, msg: "", data }));
  const found = await new ListingLookup("http://api").find(listing(5));
  const answers = found.kind === "exists" ? [...found.answers] : [];
  expect(answers).toEqual([
    [
      "http://api/v1/goods/detail?goods_id=5",
      expect.objectContaining({ status: 200, body: JSON.stringify({ code: 0, msg: "", data }) }),
    ],
  ]);
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ Device: "2" });
});

test("does not pass on a malformed answer", async () => {
  marketplace(json({ code: 0, msg: "", data: null }));
  expect(await new ListingLookup("http://api").find(listing(5))).toEqual({
    kind: "exists",
    answers: new Map(),
  });
});

test.each([
  ["does not answer", async () => Promise.reject(new TypeError("fetch failed"))],
  ["is broken", json({ code: 10500, msg: "", data: null }, 500)],
])("is unavailable and remembers nothing when the marketplace %s", async (_, answer) => {
  marketplace(answer);
  const lookup = new ListingLookup("http://api");
  expect(await lookup.find(listing(5))).toEqual({ kind: "unavailable" });
  marketplace(MISSING);
  expect(await lookup.find(listing(5))).toEqual({ kind: "missing" });
});
