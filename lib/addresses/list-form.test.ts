import { formFields } from "./list-form";
import { listQuery, readListView } from "./list-url";
import { readSearch, searchHref } from "./search-view";

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
