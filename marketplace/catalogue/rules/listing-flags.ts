import { LISTING_FLAGS, type ListingFlag } from "@storefront/contract/listing/fact-keys";

/** The columns from which flags are derived. */
interface Stated {
  attrs: readonly { content: string }[];
  guarantee: readonly { name: string }[];
  inspectionReport?: unknown;
}

const COVERED = "找回包赔";

/** Returns the flags of a listing; `listing_flags` in the migrations is the same for the search index. */
export function listingFlags({ attrs = [], guarantee = [], inspectionReport }: Partial<Stated>) {
  const flags: Record<ListingFlag, boolean> = {
    rebind: attrs.some(({ content }) => /换绑/.test(content) && !/不|无法|未/.test(content)),
    inspected: Boolean(inspectionReport),
    covered: guarantee.some(({ name }) => name === COVERED),
  };
  return LISTING_FLAGS.filter((flag) => flags[flag]);
}
