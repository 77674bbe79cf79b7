import type { CommentSeed } from "./listing";

/** @param line "nickname|score|days ago|text", with "|spec" when one was bought */
export function readComment(line: string): CommentSeed {
  const [nickname = "", score = "5", days = "1", text = "", spec] = line.split("|");
  return { nickname, score: Number(score), days: Number(days), text, ...(spec ? { spec } : {}) };
}
