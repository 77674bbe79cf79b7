import { pictureCaption } from "./picture-caption";

test.each([
  ["曜日战歌，霜月，星耀 Ⅱ", "霜月"],
  ["曜日战歌，142 款 皮肤，4 典藏", "142 款 皮肤"],
  ["验号报告 YH00001002 · 平台验号组 10/11 项通过，系统与区服 安卓", "验号报告"],
  ["一张没有标点也没有空格的长说明文字", ""],
  [undefined, ""],
])("captions %p with %p", (text, caption) => {
  expect(pictureCaption(text, "曜日战歌")).toBe(caption);
});
