import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes the files of a picture so that its folder is complete or absent, also with concurrent writers. */
export async function writePicture(dir: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(dirname(dir), { recursive: true });
  const draft = await mkdtemp(`${dir}.`);
  for (const [name, bytes] of files) await writeFile(join(draft, name), bytes);
  await rename(draft, dir).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // A concurrent writer may have stored the same picture.
    if (!(await exists(dir))) throw error;
  });
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
