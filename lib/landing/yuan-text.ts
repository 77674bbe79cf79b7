import { trimCents } from "@storefront/contract/listing/trim-cents";
import { fenToYuan } from "@storefront/contract/money";

/** Fen as yuan for figures that are not paid (range, median), without cents when 0: 128000 → "1280", 480 → "4.80". */
export const yuanText = (fen: number): string => trimCents(fenToYuan(fen));
