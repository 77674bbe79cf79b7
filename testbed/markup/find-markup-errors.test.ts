import { findMarkupErrors } from "./find-markup-errors";

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="zh"><head><title>t</title></head><body>${body}</body></html>`;

it("finds nothing in a sound document", async () => {
  expect(await findMarkupErrors(page("<main><h1>商品</h1><p>说明</p></main>"))).toEqual([]);
});

it.each([
  ["a heading in a span", "<span><h2>游戏</h2></span>", "element-permitted-content"],
  ["a list with a span", "<ol><span>一</span></ol>", "element-permitted-content"],
  [
    "a button after a caption",
    "<figure><p>图</p><figcaption>码</figcaption><button type='button'>复制</button></figure>",
    "element-permitted-order",
  ],
  ["an id twice", "<p id='a'></p><p id='a'></p>", "no-dup-id"],
  ["a label for nothing", "<label for='b'>名</label>", "no-missing-references"],
  ["an element that is not closed in order", "<div><b>字</div></b>", "close-order"],
])("finds %s", async (_name, body, rule) => {
  expect(await findMarkupErrors(page(body))).toContainEqual(expect.stringMatching(rule));
});
