import type { CommentView } from "./goods-view";

/** @returns the mean of the scores that are shown, with one decimal, or null without any */
export function meanScore(comments: readonly CommentView[]): string | null {
  if (comments.length === 0) return null;
  const sum = comments.reduce((total, comment) => total + comment.score, 0);
  return (sum / comments.length).toFixed(1);
}
