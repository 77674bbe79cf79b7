import type { Media } from "../../database/schema";

/** media_type of a picture (product §3). */
const IMAGE = 1;

/** Returns the URL of the first picture, "" when there is none. */
export const coverOf = (media: readonly Media[]): string =>
  media.find((each) => each.media_type === IMAGE)?.url ?? "";
