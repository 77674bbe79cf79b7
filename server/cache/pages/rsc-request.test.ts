import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { requestedPart } from "./rsc-request";

const TREE = '["",{"children":["brand","mima"]}]';
const prefetch = {
  rsc: "1",
  "next-router-prefetch": "1",
  "next-router-segment-prefetch": "/_tree",
};
const navigation = { rsc: "1", "next-router-state-tree": TREE };

test("requests the document without the router's header", () => {
  expect(requestedPart({}, "?_rsc=x")).toEqual({ kind: "document" });
  expect(requestedPart({ rsc: "yes" }, "")).toEqual({ kind: "document" });
});

test("accepts the hash that Next's client computes, in both of its forms", async () => {
  for (const hash of [
    await computeCacheBustingSearchParam("1", "/_tree", undefined, undefined),
    computeLegacyCacheBustingSearchParam("1", "/_tree", undefined, undefined),
  ]) {
    expect(requestedPart(prefetch, `?goodsId=1&_rsc=${hash}`)).toEqual({
      kind: "segment",
      segment: "/_tree",
    });
  }
  const hash = await computeCacheBustingSearchParam(undefined, undefined, TREE, undefined);
  expect(requestedPart(navigation, `?_rsc=${hash}`)).toEqual({ kind: "payload" });
  expect(requestedPart({ rsc: "1" }, "?_rsc=")).toEqual({ kind: "payload" });
});

test("redirects an address without the correct hash", async () => {
  const hash = await computeCacheBustingSearchParam(undefined, undefined, TREE, undefined);
  for (const query of ["?goodsId=1", "?_rsc=wrong&goodsId=1", "?goodsId=1&_rsc"]) {
    expect(requestedPart(navigation, query)).toEqual({
      kind: "elsewhere",
      search: `?goodsId=1&_rsc=${hash}`,
    });
  }
  expect(requestedPart({ rsc: "1" }, "")).toEqual({ kind: "elsewhere", search: "?_rsc=" });
});
