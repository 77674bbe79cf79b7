import { shortenSelectors } from "./scripts/build/class-names/shorten-selectors.js";
import { lowerColorMix } from "./scripts/build/styles/lower-color-mix.js";
import { lowerTransforms } from "./scripts/build/styles/lower-transforms.js";
import { lowerWhere } from "./scripts/build/styles/lower-where.js";

/**
 * Lowers Tailwind's styles to the oldest supported browsers, together with Lightning CSS in Next (browserslist), and gives
 * classes the short names that `npm run build` has chosen.
 */
export default {
  plugins: [
    // By name, because Next bundles this file but cannot bundle native modules.
    ["@tailwindcss/postcss", { optimize: { minify: false } }],
    lowerColorMix(),
    lowerTransforms(),
    lowerWhere(),
    ["@csstools/postcss-cascade-layers", {}],
    ...(process.env.NODE_ENV === "production" ? [shortenSelectors()] : []),
  ],
};
