import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, startProgram } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import type { Recorded } from "./recorded";

/** Node adds these itself. */
const CONNECTION_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Starts the bare server with the recorded bytes and headers. */
export async function startBare(
  root: string,
  folder: string,
  port: number,
  recorded: readonly Recorded[],
): Promise<Program> {
  const file = join(folder, `bare-${port}.json`);
  const ready = { path: "/readyz", status: 200, rawHeaders: [], body: "" };
  const answers = recorded.map(({ path, status, rawHeaders, body }) => ({
    path,
    status,
    rawHeaders: endToEndHeaders(rawHeaders),
    body: body.toString("base64"),
  }));
  writeFileSync(file, JSON.stringify([...answers, ready]));
  const args = ["--import", "./scripts/tsx.js", "testbed/bench/server/bare.ts", String(port), file];
  const program = startProgram("bare server", args, {}, root);
  const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
  if (state !== "ready") throw new Error(`the bare server did not start (${state})`);
  return program;
}

function endToEndHeaders(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? "";
    return !CONNECTION_HEADERS.has(name.toLowerCase());
  });
}
