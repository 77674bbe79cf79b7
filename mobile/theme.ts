import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Hono } from "hono";

/** @returns the path of a brand's stylesheet; the CSP forbids inline styles */
export const themeHref = ({ key }: Brand): string => `/phone/assets/brands/${key}.css`;

/** Serves a stylesheet per brand that overrides the neutral colours. */
export function brandThemes(phone: Hono): void {
  phone.get("/assets/brands/:file{[a-z0-9-]+\\.css}", (c) => {
    const brand = brandByKey(c.req.param("file").replace(/\.css$/, ""));
    if (brand === undefined) return c.notFound();
    return c.body(themeStylesheet(brand), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    });
  });
}

function themeStylesheet({ theme }: Brand): string {
  return `.look-app {
  --primary: ${theme.primary};
  --primary-strong: ${theme.primaryStrong};
  --tint: ${theme.tint};
  --ground: ${theme.ground};
  --ink: ${theme.ink};
  --accent: ${theme.accent};
}
`;
}
