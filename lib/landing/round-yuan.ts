import { yuanText } from "./yuan-text";

/** `yuanText` without cents from 100 yuan on, for prices that are only mentioned. */
export function roundYuan(fen: number): string {
  return yuanText(fen < 10_000 ? fen : fen - (fen % 100));
}
