import { render } from "@testing-library/react";
import fc from "fast-check";
import { Phrases } from "./phrases";

const phrasesOf = (text: string) =>
  Array.from(render(<Phrases text={text} />).container.children, (child) => child.textContent);

test.each([
  ["看清楚了，再付款", ["看清楚了，", "再付款"]],
  ["卖号不懂？问哥", ["卖号不懂？", "问哥"]],
  ["先选系统再报价：两边不一样。选好之后", ["先选系统再报价：", "两边不一样。", "选好之后"]],
  ["他说「可以。」然后走了", ["他说「可以。」", "然后走了"]],
  ["真的！！便宜", ["真的！！", "便宜"]],
  ["！值", ["！", "值"]],
])("%s is broken behind its stops", (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});

test("preserves every character", () => {
  const letters = fc.constantFrom("号", "，", "。", "！", "？", "：", "「", "」", " ", "a", "7");
  fc.assert(
    fc.property(fc.array(letters), (text) => {
      expect(phrasesOf(text.join("")).join("")).toBe(text.join(""));
    }),
  );
});
