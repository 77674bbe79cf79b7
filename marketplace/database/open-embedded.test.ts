import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { openEmbedded } from "./open-embedded";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
});
afterEach(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const asFile = (name: string) => writeFile(inFolder(name), "");

describe("names an unusable data folder in one line when it", () => {
  async function complaint(dataDir: string): Promise<string> {
    const error: unknown = await openEmbedded(dataDir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as ConfigError;
    expect(message).not.toContain("\n");
    return message;
  }

  it("is a file", async () => {
    await asFile("data");
    expect(await complaint(inFolder("data"))).toBe(
      `DATA_DIR cannot be used: ${inFolder("data")} is not a folder`,
    );
  });

  it("is under a file", async () => {
    await asFile("data");
    expect(await complaint(inFolder("data/deeper"))).toMatch(/^DATA_DIR cannot be used: ENOTDIR/);
  });

  it("cannot be written to, not even by root", async () => {
    expect(await complaint("/sys/data")).toMatch(/^DATA_DIR cannot be used: E[A-Z]+: /);
  });

  it("has a file where the database should be", async () => {
    await asFile("database");
    expect(await complaint(folder)).toBe(
      `DATA_DIR cannot be used: ${inFolder("database")} is not a folder`,
    );
    expect(await readdir(folder)).toEqual(["database"]);
  });

  it("has a damaged database, which is left as it is", async () => {
    await mkdir(inFolder("database"));
    await writeFile(inFolder("database/PG_VERSION"), "garbage");
    expect(await complaint(folder)).toMatch(
      /^DATA_DIR cannot be used: the database in .+ cannot be opened and may be damaged; restore a backup/,
    );
    expect(await readdir(folder)).toEqual(["database"]);
  });
});
