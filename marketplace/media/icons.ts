import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The markup of an icon on a field of 512 × 512, filled with currentColor. */
export type Icons = ReadonlyMap<string, string>;

interface IconFile {
  icons: Record<string, { body: string }>;
}

let loading: Promise<IconFile["icons"]> | undefined;

/**
 * Reads the icon set (6 MB of JSON) on first use and keeps only the icons that are asked for.
 * @throws when the set has no icon of that name
 */
export async function pickIcons(names: Iterable<string>): Promise<Icons> {
  loading ??= readIcons();
  const all = await loading;
  return new Map(
    [...new Set(names)].map((name) => {
      const icon = all[name];
      if (!icon) throw new Error(`there is no icon "${name}"`);
      return [name, icon.body];
    }),
  );
}

async function readIcons(): Promise<IconFile["icons"]> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons }: IconFile = JSON.parse(await readFile(file, "utf8"));
  return icons;
}
