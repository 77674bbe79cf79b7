import { fileURLToPath } from "node:url";

/** Folders of the drawn pictures, each with the manifest of what is in it. */

export const SAMPLE_PICTURES = fileURLToPath(new URL("../../sandbox/pictures/", import.meta.url));

export const DEFAULT_AVATARS_FOLDER = fileURLToPath(
  new URL("../../marketplace/pictures/default-avatars/", import.meta.url),
);
