import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildUtilities, UTILITIES } from "./build/room-styles/build-utilities";

/** `npm run styles`: writes the utilities that phone, console and sandbox use. */
const root = fileURLToPath(new URL("..", import.meta.url));
writeFileSync(join(root, UTILITIES), await buildUtilities(root));
