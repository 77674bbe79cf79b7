import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes the files of a picture so that its folder is complete or absent, also with concurrent writers. */
export async function writePicture(
  place: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const draft = await mkdtemp(`${place}.`);
  for (const [name, bytes] of files) await writeFile(join(draft, name), bytes);
  await rename(draft, place).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another writer has stored the same picture meanwhile.
    if (!(await exists(place))) throw error;
  });
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
