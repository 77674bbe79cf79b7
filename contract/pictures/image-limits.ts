/** Limits of uploaded pictures. Plain data: importing it does not load the schema library in the browser. */

/**
 * Uploads a picture: POST with a login, multipart/form-data, the file in the field `image`. Not one of `calls.ts`,
 * whose bodies are JSON. Another call attaches the `image_id`, once, and returns its address.
 */
export const IMAGE_PATH = "/v1/image";
export const IMAGE_FIELD = "image";

export const MAX_IMAGE_MB = 8;
/** Largest file. */
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
/** Largest body: the file and its multipart envelope. */
export const MAX_IMAGE_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
/** Said by every program that refuses a larger one. */
export const IMAGE_TOO_LARGE = `图片过大，最多 ${MAX_IMAGE_MB} MB`;

/** Said of a form with several. */
export const IMAGES_TOO_LARGE = `图片过大，每张最多 ${MAX_IMAGE_MB} MB`;

/** Most pixels of one picture. */
export const MAX_IMAGE_PIXELS = 25_000_000;
/** Pixels that one account may upload in any ten minutes: ten of the largest pictures. */
export const IMAGE_PIXEL_BUDGET = { pixels: 250_000_000, minutes: 10 } as const;

/** @returns a number of pixels in words, rounded up: "2500 万像素" */
export const pixelText = (pixels: number): string => `${Math.ceil(pixels / 10_000)} 万像素`;
