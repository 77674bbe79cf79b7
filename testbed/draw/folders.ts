import { fileURLToPath } from "node:url";

/** Folders of the drawn pictures, each with the manifest of what is in it. */

export const SAMPLE_PICTURES = fileURLToPath(new URL("../../sandbox/pictures/", import.meta.url));
