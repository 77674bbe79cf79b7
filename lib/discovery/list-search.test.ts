import { withQuery } from "@storefront/contract/http-request";
import { readListView } from "../addresses/list-view";
import { isOpenEnded, searchPayload } from "./list-search";

const payloadOf = (query: string) => {
  const kind = "card-key";
  return decodeURIComponent(
    withQuery("", { ...searchPayload({ kind, view: readListView(query, kind) }) }),
  );
};

test("requests the plain list by its kind alone", () => {
  expect(payloadOf("")).toBe("?kind=card-key");
});

test("encodes filters, sort order, price range and page as the contract requires", () => {
  expect(payloadOf("?sort=price-desc&price=20-100&stock=1&face=648&delivery=2&after=bi5k")).toBe(
    "?kind=card-key&sort=price_desc&price_from=20&price_to=99.99&in_stock=1" +
      "&face_value=648&delivery=2&after=bi5k",
  );
});

test("reports lists by free text as unbounded in number", () => {
  const isOpen = (query: string) =>
    isOpenEnded(searchPayload({ kind: "card-key", view: readListView(query, "card-key") }));
  expect(isOpen("?sort=newest&price=20-100&stock=1&delivery=2")).toBe(false);
  expect([isOpen("?face=648"), isOpen("?after=bi5k"), isOpenEnded({ q: "卡" })]).toEqual([
    true,
    true,
    true,
  ]);
});
