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
