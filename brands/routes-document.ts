import type { Brand } from "./types";

/** Writes ROUTES.md: the landing routes of each brand with their kinds. */
export function routesDocument(brands: readonly Brand[]): string {
  return [
    "# Landing routes",
    "",
    "The landing routes (product §2) of each brand, with their kinds; written by `npm run docs:routes`.",
    "",
    ...brands.flatMap(listRoutes),
    "",
  ].join("\n");
}

/** @returns the item of a brand; a brand may have a root page alone */
function listRoutes({ key, landings }: Brand): string[] {
  if (landings.length === 0) return [];
  const routes = landings.map(({ route, kind }) => `\`${route}\` ${kind}`);
  return [`- ${key}: ${routes.join(", ")}`];
}
