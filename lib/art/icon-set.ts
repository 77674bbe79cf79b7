import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = join(process.cwd(), "node_modules/@iconify-json/game-icons/icons.json");

let bodies: Promise<ReadonlyMap<string, string>> | undefined;

/** SVG bodies of all icons by name. */
async function readBodies(): Promise<ReadonlyMap<string, string>> {
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
    await readFile(FILE, "utf8"),
  );
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}

/** @returns an icon of the set game-icons as an SVG document of 512 × 512; null when the name is unknown */
export async function iconSvg(name: string): Promise<string | null> {
  bodies ??= readBodies();
  const body = (await bodies).get(name);
  return body === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
}
