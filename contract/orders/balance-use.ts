/** Uses of the balance; shown next to it everywhere. */
export const BALANCE_USE = "用于购买，不可提现";
