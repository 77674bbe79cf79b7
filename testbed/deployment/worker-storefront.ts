import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { freePort } from "@storefront/platform/launch/ports";
import { killPrograms, type Program, startProgram } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import { productAddresses, startStorefront } from "@/scripts/launch/programs";
import type { HostAnswer } from "./host-request";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** An additional storefront, with its own cache, in front of a marketplace. */
export interface WorkerStorefront {
  program: Program;
  port: number;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<HostAnswer>;
  post(path: string, body: string): Promise<HostAnswer>;
  stop(): Promise<void>;
}

type Start = (env: Record<string, string>) => Program;

const startServer: Start = (env) => startStorefront(root, env, { output: "pipe" });

/** Runs the build under `next start`, without `server/`. */
export const withNextAlone: Start = (env) => {
  const args = ["node_modules/next/dist/bin/next", "start", "--port", env["PORT"] ?? ""];
  return startProgram("next start", args, { ...env, NODE_ENV: "production" }, root, "pipe");
};

/**
 * Starts an additional storefront on a free port.
 * @param settings environment variables besides those that connect it to the marketplace
 * @throws Error when it does not start
 */
export async function startWorkerStorefront(
  apiUrl: string,
  settings: Record<string, string> = {},
  start = startServer,
): Promise<WorkerStorefront> {
  const port = await freePort();
  const addresses = productAddresses(port, 0, { API_BASE_URL: apiUrl });
  const program = start({ ...addresses, SANDBOX: "1", ...settings });
  const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
  if (state !== "ready") throw new Error(`the storefront did not start (${state})`);
  return {
    program,
    port,
    get: (path, headers = {}, method = "GET") => send(port, { path, headers, method }),
    post: (path, body) => send(port, { path, headers: {}, method: "POST" }, body),
    stop: () => killPrograms([program]),
  };
}

interface SentRequest {
  path: string;
  headers: Record<string, string>;
  method: string;
}

function send(port: number, options: SentRequest, content?: string): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `mima.localhost:${port}`, ...options.headers };
    const sent = request({ host: "127.0.0.1", port, ...options, headers }, async (answer) => {
      answer.setEncoding("utf8");
      let body = "";
      for await (const chunk of answer) body += chunk;
      const answerHeaders = answer.headers as HostAnswer["headers"];
      resolve({ status: answer.statusCode ?? 0, headers: answerHeaders, body });
    });
    sent.once("error", reject);
    sent.end(content);
  });
}
