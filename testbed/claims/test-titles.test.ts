import { testTitles } from "./test-titles";

it("names tests within their blocks, those of tables with placeholders, and no skipped ones", () => {
  const source = `
    test("a", () => {});
    describe("b", () => {
      it("c", async () => { expect(list("no title")).toBe(1); });
      describe.each(["x"])("%s", () => { it.each([[1]] as const)("d %i", () => {}); });
      it.skip("e", () => {});
      it.todo("f");
    });`;
  expect(testTitles(source)).toEqual(["a", "b › c", "b › %s › d %i"]);
});
