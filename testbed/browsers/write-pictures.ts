import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join("test-results", "browsers");

/** Writes pictures of a page by browser, for a person who compares them. @returns their paths */
export function writePictures(step: string, pictures: Readonly<Record<string, Buffer>>): string {
  mkdirSync(FOLDER, { recursive: true });
  const paths = Object.entries(pictures).map(([browser, picture]) => {
    const path = join(FOLDER, `${step}-${browser}.png`);
    writeFileSync(path, picture);
    return path;
  });
  return paths.join(", ");
}
