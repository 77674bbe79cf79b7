import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "@storefront/platform/launch/program";
import { ROOT } from "@storefront/testbed/product/root";
import { type RunningProgram, untilReady } from "@storefront/testbed/product/start";
import type { Recorded } from "./recorded";

/** Node adds these itself. */
const CONNECTION_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Starts the bare server with the recorded bytes and headers. */
export async function startBare(
  folder: string,
  port: number,
  recorded: readonly Recorded[],
): Promise<RunningProgram> {
  const file = join(folder, `bare-${port}.json`);
  const ready = { path: "/readyz", status: 200, rawHeaders: [], body: "" };
  const answers = recorded.map(({ path, status, rawHeaders, body }) => ({
    path,
    status,
    rawHeaders: endToEndHeaders(rawHeaders),
    body: body.toString("base64"),
  }));
  writeFileSync(file, JSON.stringify([...answers, ready]));
  const args = ["--import", "./scripts/tsx.js", "tools/bench/server/bare.ts", String(port), file];
  return untilReady(startProgram("bare server", args, { cwd: ROOT }), port);
}

function endToEndHeaders(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? "";
    return !CONNECTION_HEADERS.has(name.toLowerCase());
  });
}
