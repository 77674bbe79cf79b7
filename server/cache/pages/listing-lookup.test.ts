import type { Provided, WantedAnswer } from "@/lib/render/context.js";
import { dataEntry } from "@/server/cache/store/testing/entries";
import { ListingLookup } from "./listing-lookup";
import { listingOf } from "./listing-path";

const listing = (id: number) => {
  const found = listingOf(`/mima/goodsDetails/${id}`);
  if (found === null) throw new Error("no listing");
  return found;
};
const REFUSAL = { code: 20404, msg: "", data: null };
const MISSING = JSON.stringify(REFUSAL);
const stored = (envelope: { code: number; data?: unknown }): Provided => ({
  kind: "stored",
  answer: dataEntry(),
  envelope,
});

let provided: Provided;
const provide = jest.fn(async (_: WantedAnswer) => provided);
let lookup: ListingLookup;

beforeEach(() => {
  provide.mockClear();
  lookup = new ListingLookup("http://api", provide);
});

test("looks up an unknown id once until its tag is revalidated", async () => {
  provided = { kind: "passed", status: 404, body: MISSING };
  expect(await lookup.find(listing(5))).toBe("missing");
  expect(await lookup.find(listing(5))).toBe("missing");
  expect(provide).toHaveBeenCalledTimes(1);
  lookup.forget(["goods:5"]);
  await lookup.find(listing(5));
  expect(provide).toHaveBeenCalledTimes(2);
});

test("does not remember an id that was looked up before a revalidation", async () => {
  provided = { kind: "passed", status: 404, body: MISSING };
  const found = lookup.find(listing(5));
  lookup.forget(["goods:5"]);
  expect(await found).toBe("missing");
  await lookup.find(listing(5));
  expect(provide).toHaveBeenCalledTimes(2);
});

test("wants the answer under the address and tags with which the page will call", async () => {
  provided = stored({ code: 0, data: { goods_id: 5 } });
  expect(await lookup.find(listing(5))).toBe("exists");
  expect(provide.mock.calls[0]?.[0]).toMatchObject({
    call: "goodsDetail",
    address: "http://api/v1/goods/detail?goods_id=5",
    headers: { Device: "2" },
    tags: expect.arrayContaining(["goods:5"]),
  });
});

test.each<[string, Provided, string]>([
  ["a stored refusal", stored(REFUSAL), "missing"],
  ["a malformed answer", { kind: "passed", status: 200, body: "<html>" }, "exists"],
  ["a call that failed", { kind: "failed", error: new TypeError("fetch failed") }, "unavailable"],
  ["an error of the marketplace", { kind: "passed", status: 500, body: "{}" }, "unavailable"],
])("takes %s for %s", async (_, answer, existence) => {
  provided = answer;
  expect(await lookup.find(listing(5))).toBe(existence);
});
