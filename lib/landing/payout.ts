/** Splits a price into the seller's fee and proceeds. Integer fen. */
export interface Payout {
  priceFen: number;
  feeFen: number;
  keptFen: number;
}

/** @param percent the seller's fee, rounded to whole fen */
export function payout(priceFen: number, percent: number): Payout {
  const feeFen = Math.round((priceFen * percent) / 100);
  return { priceFen, feeFen, keptFen: priceFen - feeFen };
}
