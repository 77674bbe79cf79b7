/**
 * Name of a guarantee that only the seller states. A module of its own, because pages need not load the table of
 * promises.
 */
export const SELLERS_OWN = "卖家声明";

/** Text of such a guarantee. */
export const SELLERS_OWN_TERMS = "这是卖家自己写的，平台没有核实，也不担保。";
