/** The key of `chosen-goods.ts` in local storage. */
export const CHOSEN_KEY = "compared";
