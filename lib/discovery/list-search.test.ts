import { addressOf } from "@/lib/api/request";
import { searchOf } from "./list-search";
import { readListView } from "./list-view";

const PATH = { game: "曜日战歌", kind: "card-key" } as const;
const wanted = (query: string) =>
  decodeURIComponent(addressOf("", searchOf(PATH, readListView(query, PATH.kind))));

test("asks for the plain list with nothing but game and kind", () => {
  expect(wanted("")).toBe("?game=曜日战歌&kind=card-key");
});

test("asks for filters, order, range and page in the words of the contract", () => {
  expect(wanted("?sort=price-desc&price=20-100&stock=1&face=648&delivery=2&after=bi5k")).toBe(
    "?game=曜日战歌&kind=card-key&sort=price_desc&price_from=20&price_to=99.99&in_stock=1" +
      "&face_value=648&delivery=2&after=bi5k",
  );
});
