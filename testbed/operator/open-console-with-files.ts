import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestApp, type TestApp } from "../marketplace/test-app";

/** Makes the site of a marketplace, which only a program can: `composeApp`. */
type Compose<S> = (app: TestApp["app"], deps: TestApp["deps"]) => S;

/** Opens the console with a data folder of its own, for uploads; closing it removes the folder. */
export async function openConsoleWithFiles<S>(compose: Compose<S>): Promise<TestApp & { site: S }> {
  const dataDir = await mkdtemp(join(tmpdir(), "console-"));
  const opened = await openTestApp();
  const deps = { ...opened.deps, config: { ...opened.deps.config, dataDir } };
  const close = async () => {
    await opened.close();
    await rm(dataDir, { recursive: true });
  };
  return { ...opened, deps, site: compose(opened.app, deps), close };
}
