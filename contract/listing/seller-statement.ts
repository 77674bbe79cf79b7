/** What a guarantee is called that only the seller states. Apart from the table of promises, which pages need not load. */
export const SELLERS_OWN = "卖家声明";

/** What is said of such a guarantee. */
export const SELLERS_OWN_TERMS = "这是卖家自己写的，平台没有核实，也不担保。";
