import { writeFileSync } from "node:fs";
import { BRANDS } from "@storefront/brands";
import { routesDocument } from "@storefront/brands/routes-document";

/** `npm run docs:routes`: writes brands/ROUTES.md. */
writeFileSync("brands/ROUTES.md", routesDocument(BRANDS));
