import { createRequire } from "node:module";
import ICONS from "./icons.json";

const { icons }: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
  "@iconify-json/game-icons/icons.json",
);

/**
 * Markup of an icon of game-icons.net, on a canvas of 512 × 512 units, in currentColor.
 * @throws when the set has no icon of that name
 */
export function icon(name: string): string {
  const found = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!found) throw new Error(`there is no icon "${name}"`);
  return found.body;
}

const LISTINGS: Record<string, string[]> = ICONS;

/** @returns names of the icons that show what a listing sells, the main one first */
export const iconsOf = (id: number): [string, ...string[]] => {
  const [first = "present", ...more] = LISTINGS[id] ?? [];
  return [first, ...more];
};

/** An icon as an object: lit from above, with an outline and a rim of light. */
export function object(name: string, colour: string, light: string, dark: string): string {
  const body = icon(name);
  const id = `o${name.replaceAll("-", "")}${colour.slice(1)}`;
  const tinted = (fill: string) => body.replaceAll("currentColor", fill);
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    `<g stroke="#12131c" stroke-width="34" stroke-linejoin="round">${tinted("#12131c")}</g>`,
    `<g stroke="#fff" stroke-width="12" stroke-linejoin="round">${tinted("#ffffff")}</g>`,
    tinted(`url(#${id})`),
  ].join("");
}
