import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { writePicture } from "./write-picture";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

const FILES = new Map([
  ["480.webp", Buffer.from("small")],
  ["960.webp", Buffer.from("large")],
]);

/** Starts slightly later than the previous writer, so that each one overlaps with different steps of the others. */
async function writeAfter(turns: number, dir: string): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  await writePicture(dir, FILES);
}

it("stores a complete picture when twenty writers of this process store it at once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const dir = join(folder, "goods", String(round));
    await Promise.all(Array.from({ length: 20 }, (_, turns) => writeAfter(turns, dir)));
    for (const [name, bytes] of FILES) expect(await readFile(join(dir, name))).toEqual(bytes);
  }
  expect(await readdir(join(folder, "goods"))).toHaveLength(10);
});

it("fails, and leaves no draft, when the parent folder is a file", async () => {
  await writeFile(join(folder, "goods"), "");
  await expect(writePicture(join(folder, "goods", "1"), FILES)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["goods"]);
});
