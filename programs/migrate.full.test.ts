import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrate-"));
});
afterEach(() => rm(folder, { recursive: true }));

const migrate = () =>
  promisify(execFile)(process.execPath, ["--import", "./scripts/tsx.js", "programs/migrate.ts"], {
    env: { NODE_ENV: "production", SANDBOX: "1", DATA_DIR: folder },
  });

it("creates an embedded database and exits; a second run changes nothing", async () => {
  await migrate();
  expect(await readdir(folder)).toEqual(["database"]);
  await migrate();
  expect(await readdir(folder)).toEqual(["database"]);
});
