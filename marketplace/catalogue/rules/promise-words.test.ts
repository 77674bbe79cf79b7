import fc from "fast-check";
import { findPromiseWords } from "./promise-words";

const wordsOf = (text: string) => findPromiseWords(text).map(({ word }) => word);

it.each([
  ["官方验号", ["官方", "验号"]],
  ["被骗全额赔付（双倍赔付，永久包赔）", ["赔", "赔", "包赔"]],
  ["找回包赔终身", ["包赔", "终身"]],
  ["包换包退，包找回，包过", ["包换", "包退", "包找", "包过"]],
  ["平台担保 实名认证", ["担保", "实名"]],
  ["官 方 验 号", ["官方", "验号"]],
  ["终\u200b身包\u2060\ufeff赔", ["终身", "包赔"]],
  ["包-赔 包·退 包_换 包【赔】", ["包赔", "包退", "包换", "赔"]],
  ["終身包賠，擔保驗號，實名", ["终身", "包赔", "担保", "验号", "实名"]],
  ["官⽅ 包\ufe0f赔", ["官方", "包赔"]],
  ["礼包包退，红包赔", ["包退", "赔"]],
  ["官方服务", ["官方"]],
])("finds in %p the words %p", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  "红包换金币，背包满了，礼包过期",
  "皮肤包、表情包、材质包、补充包 ×12",
  "60 包 / 组合包，包含 3 张，包括门票，包装完好",
  "淘包包 二手包包成色",
  "国服官方，官方服一区",
  "赔率 1.5",
  "号主自己验收，登录方式可换绑",
  "找回密码",
])("finds none in %p", (text) => {
  expect(wordsOf(text)).toEqual([]);
});

const WORD = fc.constantFrom("赔", "包赔", "包退", "验号", "官方", "终身", "担保", "实名");
const HIDING = fc.array(
  fc.constantFrom(
    " ",
    "\u3000",
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "·",
    "-",
    "\n",
    "\ufe0f",
  ),
  { maxLength: 3 },
);

it("finds a word with anything between its characters, and says where it stands", () => {
  const spelled = WORD.chain((word) =>
    fc.array(HIDING, { minLength: word.length, maxLength: word.length }).map((gaps) => ({
      word,
      text: [...word].map((c, at) => (at ? (gaps[at] ?? []).join("") : "") + c).join(""),
    })),
  );
  fc.assert(
    fc.property(spelled, fc.string(), fc.string(), ({ word, text }, before, after) => {
      const whole = `${before}，${text}，${after}`;
      const found = findPromiseWords(whole).map(({ from, to }) => whole.slice(from, to));
      expect(found).toContain(text);
      expect(wordsOf(whole)).toContain(word);
    }),
  );
});

it("finds places in order, within the text, for any text", () => {
  const pieces = fc.array(
    fc.oneof(WORD, fc.string({ unit: "binary" }), fc.constantFrom("红包", "国服官方", "包")),
  );
  fc.assert(
    fc.property(
      pieces.map((parts) => parts.join("")),
      (text) => {
        let last = 0;
        for (const { from, to } of findPromiseWords(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          last = to;
        }
      },
    ),
  );
});
