/** The styles of the drawn phone (handset.tsx). */
export const HANDSET_STYLES: readonly URL[] = ["handset", "caption"].map(
  (name) => new URL(`./assets/${name}.css`, import.meta.url),
);
