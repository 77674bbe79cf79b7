import type { Brand } from "@storefront/brands/types";

/** The web app manifest of a brand's host. */
export function manifestOf({ name, slogan, theme }: Brand) {
  return {
    name,
    short_name: name,
    description: slogan,
    lang: "zh-CN",
    start_url: "/index",
    display: "browser",
    theme_color: theme.primary,
    background_color: theme.ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
