import { withQuery } from "@/contract/http-request";
import { readListView } from "../addresses/list-view";
import { isOpenEnded, wantedBy } from "./list-search";

const wanted = (query: string) => {
  const kind = "card-key";
  return decodeURIComponent(
    withQuery("", { ...wantedBy({ kind, view: readListView(query, kind) }) }),
  );
};

test("requests the plain list with nothing but its kind", () => {
  expect(wanted("")).toBe("?kind=card-key");
});

test("requests filters, order, range and page in the words of the contract", () => {
  expect(wanted("?sort=price-desc&price=20-100&stock=1&face=648&delivery=2&after=bi5k")).toBe(
    "?kind=card-key&sort=price_desc&price_from=20&price_to=99.99&in_stock=1" +
      "&face_value=648&delivery=2&after=bi5k",
  );
});

test("distinguishes lists by free text from those of a bounded number", () => {
  const isOpen = (query: string) =>
    isOpenEnded(wantedBy({ kind: "card-key", view: readListView(query, "card-key") }));
  expect(isOpen("?sort=newest&price=20-100&stock=1&delivery=2")).toBe(false);
  expect([isOpen("?face=648"), isOpen("?after=bi5k"), isOpenEnded({ q: "卡" })]).toEqual([
    true,
    true,
    true,
  ]);
});
