/** Limits of request bodies that all programs and nginx keep; those of pictures are in image-limits.ts. */

export const MAX_BODY_KB = 64;
/** Largest body of a call or a form without files. */
export const MAX_BODY_BYTES = MAX_BODY_KB * 1024;

export const MAX_UPLOAD_MB = 64;
/** Largest body at all: a catalogue with pictures, in the console. */
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
