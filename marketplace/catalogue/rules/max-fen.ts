/** Largest total of an order in fen: the limit of payment channels and of the database's integers. */
export const MAX_FEN = 2_000_000_000;
