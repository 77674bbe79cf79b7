import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** Icon markup on a 512 × 512 canvas, filled with currentColor, by name. */
export type Icons = ReadonlyMap<string, string>;

/**
 * Reads the icon set (6 MB of JSON) and keeps only the requested icons.
 * @throws when the set has no icon of that name
 */
export async function pickIcons(names: Iterable<string>): Promise<Icons> {
  const require = createRequire(import.meta.url);
  const file = require.resolve("@iconify-json/game-icons/icons.json");
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
    await readFile(file, "utf8"),
  );
  return new Map(
    Array.from(new Set(names), (name) => {
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      if (!icon) throw new Error(`there is no icon "${name}"`);
      return [name, icon.body];
    }),
  );
}
