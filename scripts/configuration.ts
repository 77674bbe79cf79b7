import { writeFileSync } from "node:fs";
import { configurationReference } from "./configuration/reference";

/** `npm run docs:configuration`: writes docs/configuration.md. */
writeFileSync("docs/configuration.md", configurationReference());
