/** What a buyer can do with the balance; shown wherever it is. */
export const BALANCE_USE = "用于购买，不可提现";
