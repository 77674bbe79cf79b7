import { join } from "node:path";
import sharp from "sharp";
import { printable, textWidth } from "./measure-text";

test.each([
  ['<script>alert("名称")</script>', '<script>alert("名称")</script>'],
  ["礼包 👩🏽‍🚀🇨🇳 卡密", "礼包 卡密"],
  ["\u202eتجربة\u202c 卡密", "卡密"],
  ["  一\n二\t三\u0000 ", "一 二 三"],
  ["星耀 Ⅱ · 142 款～", "星耀 Ⅱ · 142 款～"],
  ["龘靐", ""],
])("keeps the characters of %j that the font has: %j", (text, kept) =>
  expect(printable(text)).toBe(kept),
);

/** Widths that the font really has, which nothing but the drawing reads. */
test.each([
  "曜日战歌点券",
  "Wide 142 @ iOS",
  "¥1280.00 /",
  "「霜月」（Ⅱ）～…·",
  "<img src=x onerror=alert(1)>",
])("measures %s as it is drawn", async (text) => {
  const size = 100;
  const fontfile = join(__dirname, "font/noto-sans-sc-bold.ttf");
  const escaped = text.replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const { info } = await sharp({
    text: {
      text: `|${escaped}|`,
      font: `Noto Sans SC Bold ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bars = textWidth("|", size) * 2 - 20;
  expect(Math.abs(info.width - bars - textWidth(text, size))).toBeLessThan(size / 10);
});
