import { dropRepeatedDescriptions } from "./drop-repeated-descriptions";

test.each([
  ["a text that another block contains", ["<p>收藏号</p>", "<h3>亮点</h3><p>收藏号</p>"], [1]],
  ["the second of two equal texts", ["<p>收藏号</p>", "<div>收藏 号</div>"], [0]],
  ["nothing of different texts", ["<p>一手号</p>", "<p>可换绑</p>"], [0, 1]],
  ["an empty block", ["<p> </p>", "<p>可换绑</p>"], [1]],
])("leaves out %s", (_, blocks, left) => {
  expect(dropRepeatedDescriptions(blocks, [])).toEqual(left.map((index) => blocks[index]));
});

test("leaves out what the page shows elsewhere, but no picture", () => {
  expect(dropRepeatedDescriptions(["<p>付款后秒出</p>"], ["付款后秒出"])).toEqual([]);
  const picture = '<img src="/media/detail/1-1.webp">';
  expect(dropRepeatedDescriptions([picture], ["付款后秒出"])).toEqual([picture]);
});
