import { TagIndex } from "./tag-index.js";

test("finds the entries of a tag and drops the tag with its last entry", () => {
  const index = new TagIndex();
  index.add("/a", ["goods:1", "catalogue"]);
  index.add("/b", ["goods:1"]);
  expect([...index.keys("goods:1")]).toEqual(["/a", "/b"]);
  index.remove("/a", ["goods:1", "catalogue"]);
  expect([...index.keys("goods:1")]).toEqual(["/b"]);
  expect([...index.keys("catalogue")]).toEqual([]);
  expect(index.size).toBe(1);
});
