/** Other words for states of contract/labels/state-words.ts, and the word to use. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  待支付: "待付款",
  等待付款: "待付款",
  已支付: "已付款",
  待成团: "拼团中",
  待领取: "已付款",
  发货中: "交付中",
  卖家交接中: "交付中",
  租期已到: "已到期",
  订单已关闭: "已超时",
  订单已过期: "已超时",
  退款处理中: "退款中",
};

/** A state word in a source file. */
export interface WrittenWord {
  line: number;
  word: string;
  /** null: the word of the table, which has to be imported. */
  better: string | null;
}

/**
 * Finds state words that a source file writes by itself: a string or a text of JSX that is a word of the tables and
 * nothing else, and other words for the same states anywhere in a line. Comments are left out.
 */
export function findStateWords(source: string, words: ReadonlySet<string>): WrittenWord[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
  return code.split("\n").flatMap((text, index) => {
    const line = index + 1;
    const [literals, texts] = [/(["'`])(.*?)\1/g, /(?:>|^)\s*([\p{Script=Han}，]+)\s*(?:<|$)/gu];
    const written = [
      ...[...text.matchAll(literals)].map(([, , literal = ""]) => literal),
      ...[...text.matchAll(texts)].map(([, literal = ""]) => literal),
    ];
    const repeated = written.filter((word) => words.has(word));
    const other = Object.keys(OTHER_WORDS).filter((word) => text.includes(word));
    return [
      ...repeated.map((word) => ({ line, word, better: null })),
      ...other.map((word) => ({ line, word, better: OTHER_WORDS[word] ?? null })),
    ];
  });
}
