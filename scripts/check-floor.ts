import { fileURLToPath } from "node:url";
import { reportFloor } from "./build/floor/check-floor";

/** Part of `npm run build`: fails when the build holds what the oldest supported browsers lack. */
if (!reportFloor(fileURLToPath(new URL("..", import.meta.url)))) process.exit(1);
