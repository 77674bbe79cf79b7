import fc from "fast-check";
import { PLAIN_VIEW } from "./list-view";
import { LISTING_KINDS } from "./listing-kinds";
import { cleanQuery, QUERY_LENGTH } from "./search-query";
import { searchOfSegment, searchSegment } from "./search-segment";
import { readSearch, type SearchRequest, searchHref } from "./search-view";
import { anyListView } from "./testing/any-list-view";

const texts = fc.string({ unit: "binary", maxLength: 200 });
const requests: fc.Arbitrary<SearchRequest> = fc.record({
  q: texts.map(cleanQuery).filter((q) => q !== ""),
  kind: fc.constantFrom(undefined, ...LISTING_KINDS.map(({ slug }) => slug)),
  game: fc.constantFrom(undefined, "曜日战歌", "a&b=c"),
  exact: fc.constantFrom(undefined, true as const),
  view: anyListView.map((view) => ({ ...view, rank: undefined, numbers: {}, choices: {} })),
});

test("round-trips a search through its address and its internal path", () => {
  fc.assert(
    fc.property(requests, (request) => {
      const href = searchHref(request);
      expect(readSearch(href.slice(href.indexOf("?")))).toEqual(request);
      expect(searchOfSegment(searchSegment(request))).toEqual(request);
      expect(searchSegment(request)).toMatch(/^[\w-]+$/);
    }),
  );
});

test("cleans any text to a valid query, idempotently", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const q = cleanQuery(text);
      expect(q.length).toBeLessThanOrEqual(QUERY_LENGTH);
      expect(q).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(cleanQuery(q)).toBe(q);
    }),
  );
});

test.each([
  ["spaces of any kind", "  王者\t荣耀 \u3000账号 ", "王者 荣耀 账号"],
  ["controls", "\u202e卡密\u0000", "卡密"],
  ["10 KB", "长".repeat(3500), "长".repeat(60)],
  ["a cut pair of surrogates", `${"a".repeat(59)}😀`, "a".repeat(59)],
  ["half a character", "\ud800", ""],
])("cleans %s", (_, text, q) => {
  expect(cleanQuery(text)).toBe(q);
});

test("reads the parameters of the form and ignores others", () => {
  expect(readSearch("?q=a+b&kind=swords&server=x&after=%00")).toEqual({
    q: "a b",
    kind: undefined,
    view: PLAIN_VIEW,
  });
  expect(readSearch("?q=%E0%A4%A").q).toBe("");
  expect(searchHref(readSearch(""))).toBe("/search");
  expect(searchOfSegment(searchSegment(readSearch("?kind=account"))).q).toBe("");
});
