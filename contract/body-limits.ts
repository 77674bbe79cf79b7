/** Limit of request bodies that all programs and nginx keep; those of pictures are in image-limits.ts. */

export const MAX_BODY_KB = 64;
/** Largest body of a call or a form without files. */
export const MAX_BODY_BYTES = MAX_BODY_KB * 1024;
