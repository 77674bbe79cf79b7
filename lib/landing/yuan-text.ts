import { fenToYuan } from "@/contract/money";
import { trimCents } from "@/lib/goods/trim-cents";

/** Fen as yuan in a figure that nobody pays (a range, a median), cents only where there are any: 128000 → "1280", 480 → "4.80". */
export const yuanText = (fen: number): string => trimCents(fenToYuan(fen));
