import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "./open-embedded";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
});
afterEach(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

it("starts over when an earlier start was interrupted while creating the database", async () => {
  await mkdir(inFolder("database.new/base"), { recursive: true });
  await writeFile(inFolder("database.new/PG_VERSION"), "17");
  const { db, close } = await openEmbedded(folder);
  expect((await db.execute("select 1 as one")) as unknown).toMatchObject({ rows: [{ one: 1 }] });
  await close();
  expect(existsSync(inFolder("database"))).toBe(true);
  expect(await readdir(folder)).toEqual(["database"]);
});
