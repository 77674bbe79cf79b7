/** Size limits of requests that all programs and nginx keep; those of pictures are in image-limits.ts. */

/** In KB, as refusals say them (codes.ts). */
export const SIZE_LIMITS_KB = {
  /** Path and query. */
  address: 8,
  /** Address, names and values of the headers, together. */
  head: 16,
  /** A call or a form without files. */
  body: 64,
} as const;

export const MAX_ADDRESS_BYTES = SIZE_LIMITS_KB.address * 1024;
export const MAX_HEAD_BYTES = SIZE_LIMITS_KB.head * 1024;
export const MAX_BODY_BYTES = SIZE_LIMITS_KB.body * 1024;
