/** What a picture that somebody sends may be. Plain data: importing it costs the browser no schema library. */

/**
 * Sending a picture: POST with a login, multipart/form-data, the file in the field `image`. It stands beside the calls of
 * `calls.ts`, whose bodies are JSON. Other calls take the `image_id` up, once each, and answer its address.
 */
export const IMAGE_PATH = "/v1/image";
export const IMAGE_FIELD = "image";

export const MAX_IMAGE_MB = 8;
/** Of the file. */
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
/** Of the whole body: the file, and what a form puts around it. */
export const MAX_IMAGE_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
