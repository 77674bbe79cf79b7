import type { ListingFlag } from "./fact-keys";

/** Names of the flags, as marks of a listing and as filters of lists. */
export const FLAG_NAMES: Readonly<Record<ListingFlag, string>> = {
  covered: "找回包赔",
  inspected: "平台验号",
  rebind: "可换绑",
};
