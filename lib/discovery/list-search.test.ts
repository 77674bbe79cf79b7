import { searchGoodsRequest } from "@storefront/contract/discovery/discovery";
import { withQuery } from "@storefront/contract/http/http-request";
import fc from "fast-check";
import { readListView } from "../addresses/list-url";
import { anyListView } from "../addresses/testing/any-list-view";
import { isOpenEnded, searchPayload } from "./list-search";

const payloadOf = (query: string) => {
  const payload = searchPayload({ kind: "card-key", view: readListView(query) });
  return decodeURIComponent(withQuery("", { ...payload }));
};

test("requests the plain list by its kind alone", () => {
  expect(payloadOf("")).toBe("?kind=card-key");
});

test("encodes filters, sort order, price range and page as the contract requires", () => {
  expect(
    payloadOf(
      "?rank=a~&skins=50-150&level=0-9&system=安卓,苹果&rebind=1&covered=1&delivery=2&price=20-100&stock=1&sort=price-desc&after=x",
    ),
  ).toBe(
    "?kind=card-key&sort=price_desc&price_from=20&price_to=100&in_stock=1&delivery=2" +
      '&choices={"system":["安卓","苹果"]}' +
      '&ranges={"rank":["a",null],"level":[null,9],"skins":[50,150]}' +
      "&flags=rebind,covered&after=x",
  );
});

test("requests what the contract accepts for any view", () => {
  fc.assert(
    fc.property(anyListView, (view) => {
      const payload = searchPayload({ kind: "account", view });
      expect(searchGoodsRequest.safeParse(payload).error).toBeUndefined();
    }),
  );
});

const isOpen = (query: string) =>
  isOpenEnded(searchPayload({ kind: "card-key", view: readListView(query) }));

test.each(["", "?sort=newest&price=20-100&stock=1&delivery=2&rebind=1", "?price=2000-up"])(
  "counts %j among the lists of a bounded number",
  (query) => {
    expect(isOpen(query)).toBe(false);
  },
);

test.each([
  "?face=648",
  "?rank=王者~",
  "?skins=50-150",
  "?price=21-100",
  "?price=20-up",
  "?rebind=1&covered=1",
  "?after=bi5k",
])("counts %j as open-ended", (query) => {
  expect(isOpen(query)).toBe(true);
});

test("counts searches as open-ended", () => {
  expect(isOpenEnded({ q: "卡" })).toBe(true);
});
