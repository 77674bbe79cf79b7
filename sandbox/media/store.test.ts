import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskStore, memoryStore } from "./store";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (letter: string) => Buffer.alloc(100, letter);

it("evicts the least recently used from memory", async () => {
  const store = memoryStore(250);
  await store.write("a", bytes("a"));
  await store.write("b", bytes("b"));
  await store.read("a");
  await store.write("c", bytes("c"));
  expect(await store.read("b")).toBeUndefined();
  expect(await store.read("a")).toEqual(bytes("a"));
  expect(await store.read("c")).toEqual(bytes("c"));
});

it("evicts the least recently used from disk, also after a restart", async () => {
  const store = diskStore(folder, 350);
  for (const [index, name] of ["a", "b", "c"].entries()) {
    await store.write(name, bytes(name));
    const at = new Date(2026, 0, 1 + index);
    await utimes(join(folder, name), at, at);
  }
  expect(await store.read("a")).toEqual(bytes("a"));
  await diskStore(folder, 350).write("d", bytes("d"));
  expect((await readdir(folder)).sort()).toEqual(["a", "d"]);
});

it("treats an unwritable folder as empty", async () => {
  const store = diskStore("/dev/null/media", 350);
  await store.write("a", bytes("a"));
  expect(await store.read("a")).toBeUndefined();
});
