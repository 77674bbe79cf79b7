/** Trade types whose page redirects home (product §2): never listed or recommended. */
export const HIDDEN_TRADE_TYPES = [1, 8];
