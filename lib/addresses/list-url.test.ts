import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { viewOfSegment, viewSegment } from "./list-segment";
import { formFields, isFormQuery, listParams, listQuery, readListView } from "./list-url";
import { readSearch, searchHref } from "./search-view";
import { anyListView } from "./testing/any-list-view";

test("round-trips a view through the query, also beside unrelated parameters", () => {
  fc.assert(
    fc.property(anyListView, (view) => {
      const query = listQuery(view);
      expect(readListView(query)).toEqual(view);
      expect(readListView(query === "" ? "?utm_source=a" : `${query}&utm_source=a`)).toEqual(view);
      expect(viewOfSegment(viewSegment(view))).toEqual(view);
      expect(viewSegment(view)).toMatch(/^[\w-]+$/);
      expect(isFormQuery(query)).toBe(false);
    }),
  );
});

test("reads a view from any query and writes its canonical query", () => {
  const names = ["rank", "skins", "system", "rebind", "price", "sort", "after"];
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.stringMatching(/^[0-9a-z,~%.-]{0,20}$/),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 8 }), (parts) => {
      const fields = parts.flatMap(([name, value]) => [
        `${name}=${value}`,
        `${name}_from=${value}`,
        `${name}_to=${value}`,
      ]);
      const query = listQuery(readListView(`?${fields.join("&")}`));
      expect(listQuery(readListView(query))).toBe(query);
    }),
    runs(50, 300),
  );
});

const canonical = (query: string) => decodeURIComponent(listQuery(readListView(query)));

test("writes parameters and options in one order, each once", () => {
  expect(
    canonical("?sort=newest&stock=1&server=QQ 区,微信区,QQ 区&covered=1&rebind=1&rank=王者"),
  ).toBe("?rank=王者&server=QQ 区,微信区&rebind=1&covered=1&stock=1&sort=newest");
});

test("leaves separators legible in the address", () => {
  expect(listQuery(readListView("?rank=a~b&system=c%2Cd"))).toBe("?rank=a~b&system=c,d");
});

test.each([
  ["?price=0-20", "?price=0-20"],
  ["?price=2000-up", "?price=2000-up"],
  ["?server=微信区", "?server=微信区"],
  ["?rank=王者", "?rank=王者"],
  ["?face=648", "?face=648"],
  ["?rebind=1&delivery=2", "?rebind=1&delivery=2"],
])("still reads %s, which had one value per filter", (query, address) => {
  expect(canonical(query)).toBe(address);
});

test.each([
  ["?rank=王者~王者", "?rank=王者"],
  ["?rank=~王者", "?rank=~王者"],
  ["?rank=~", ""],
  ["?rank=a~b~c", ""],
  ["?skins=150-50", "?skins=50-150"],
  ["?skins=0-up", ""],
  ["?skins=5-0", "?skins=0-5"],
  ["?skins=-5", ""],
  ["?skins=1.5-3", ""],
  ["?skins=9999999999-up", ""],
  ["?price=9.90-20.5", "?price=9.9-20.5"],
  ["?price=1-2-3", ""],
  ["?price=1e3-up", ""],
  ["?system=,, a ,", "?system=a"],
  [`?server=${"a".repeat(41)}`, ""],
  ["?server=a%00b", ""],
  ["?rebind=2&delivery=3&stock=yes&sort=sales&after=a b", ""],
  ["?price=%E0%A4%A", ""],
])("reads %s as %s", (query, address) => {
  expect(canonical(query)).toBe(address);
});

test.each([
  ["?rank_from=&rank_to=&skins_from=&skins_to=&price_from=&price_to=", ""],
  ["?rank_from=a&rank_to=&skins_from=50&skins_to=", "?rank=a~&skins=50-up"],
  ["?price_from=500&price_to=100&sort=newest", "?price=100-500&sort=newest"],
  ["?skins_from=x&skins_to=10", "?skins=0-10"],
])("reads the fields of a form %s as %s", (query, address) => {
  expect(isFormQuery(query)).toBe(true);
  expect(canonical(query)).toBe(address);
});

test("keeps at most as many options as the call takes", () => {
  const many = Array.from({ length: 30 }, (_, index) => `s${index}`).join();
  expect(listParams(readListView(`?server=${many}`))[0]?.[1].split(",")).toHaveLength(20);
});

test("keeps what the form has no fields for", () => {
  const view = readListView("?rank=a~b&skins=1-2&price=1-2&system=a,b&rebind=1&stock=1&after=x");
  const { action, hidden } = formFields((other) => `/games/g/account${listQuery(other)}`, view);
  expect(action).toBe("/games/g/account");
  expect(hidden).toEqual([
    ["system", "a,b"],
    ["rebind", "1"],
    ["stock", "1"],
  ]);
});

test("keeps the words of a search", () => {
  const request = readSearch("?q=a%26b c&kind=account&price=1-2");
  const { action, hidden } = formFields((view) => searchHref({ ...request, view }), request.view);
  expect(action).toBe("/search");
  expect(hidden).toEqual([
    ["q", "a&b c"],
    ["kind", "account"],
  ]);
});
