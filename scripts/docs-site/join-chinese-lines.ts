import type { MarkdownRenderer } from "./markdown";

/** Chinese characters and punctuation, between which a line break of the source is no space. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Removes the line breaks between Chinese characters, which a browser would show as spaces. */
export function joinChineseLines(md: MarkdownRenderer): void {
  md.core.ruler.push("join_chinese_lines", ({ tokens }) => {
    for (const { children } of tokens) {
      if (!children) continue;
      for (const [index, token] of children.entries()) {
        if (token.type !== "softbreak") continue;
        const before = textBeside(children.slice(0, index).reverse());
        const after = textBeside(children.slice(index + 1));
        if (isBetweenChinese(before, after)) {
          token.type = "text";
          token.content = "";
        }
      }
    }
  });
}

/** The nearest text: the ends of links and emphasis have none. */
const textBeside = (tokens: readonly { content: string }[]): string =>
  tokens.find(({ content }) => content !== "")?.content ?? "";

/** Whether a break between two texts is one within Chinese. */
export const isBetweenChinese = (before: string, after: string): boolean =>
  CHINESE.test([...before].at(-1) ?? "") && CHINESE.test([...after][0] ?? "");
