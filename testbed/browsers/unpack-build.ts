import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";

const run = promisify(execFile);

/** Archives of libraries: of three versions of Amazon Linux, later ones replace earlier ones, and of the renderer. */
const LIBRARIES = /^(aws|al2|al2023|swiftshader)\.tar\.br$/;

/** Unpacks a package's executable as `<folder>/chromium` and its libraries into `<folder>/lib`. */
export async function unpackBuild(tarball: string, folder: string): Promise<void> {
  const packed = `${folder}-packed`;
  mkdirSync(folder);
  mkdirSync(packed);
  const files = ["--strip-components=2", "package/bin"];
  await run("tar", ["-xzf", tarball, "--no-same-owner", "-C", packed, ...files]);
  const executable = createWriteStream(join(folder, "chromium"), { mode: 0o755 });
  await decompress(join(packed, "chromium.br"), executable);
  for (const name of readdirSync(packed).sort()) {
    if (LIBRARIES.test(name)) await unpackArchive(join(packed, name), folder);
  }
}

const decompress = (file: string, into: Writable): Promise<void> =>
  pipeline(createReadStream(file), createBrotliDecompress(), into);

async function unpackArchive(file: string, folder: string): Promise<void> {
  // Through a file: tar closes a pipe at the end of the archive, before it has read the padding that follows.
  const archive = file.replace(/\.br$/, "");
  await decompress(file, createWriteStream(archive));
  await run("tar", ["-xf", archive, "--no-same-owner", "-C", folder]);
}
