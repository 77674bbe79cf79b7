import { yuanText } from "./yuan-text";

/** The same as yuanText, in whole yuan from a hundred on: a price that is only named, not asked. */
export function roundYuan(fen: number): string {
  return yuanText(fen < 10_000 ? fen : fen - (fen % 100));
}
