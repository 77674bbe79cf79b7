import { createStatementNames } from "./postgres-pool";

test("gives a statement the same name each time", () => {
  const nameOf = createStatementNames();
  expect([nameOf("select 1"), nameOf("select 2"), nameOf("select 1")]).toEqual(["s0", "s1", "s0"]);
});

test("forgets the statement that was unused longest, and gives its name to no other", () => {
  const nameOf = createStatementNames(2);
  const [one, two] = [nameOf("select 1"), nameOf("select 2")];
  nameOf("select 1");
  const three = nameOf("select 3");
  expect(nameOf("select 1")).toBe(one);
  expect([one, two, three]).not.toContain(nameOf("select 2"));
});
