import { fenToYuan } from "@storefront/contract/money";

/** @returns an amount that was received or spent: "+¥1.50", "-¥3.00" */
export const signedYuan = (fen: number): string =>
  `${fen < 0 ? "-" : "+"}¥${fenToYuan(Math.abs(fen))}`;
