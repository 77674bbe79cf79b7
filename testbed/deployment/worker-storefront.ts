import { request } from "node:http";
import { freePort } from "@storefront/platform/launch/ports";
import { productAddresses } from "@/scripts/launch/programs";
import { type RunningProgram, start } from "../product/start";
import type { HostAnswer } from "./host-request";

/** An additional storefront, with its own cache, in front of a marketplace. */
export interface WorkerStorefront extends Pick<RunningProgram, "pid" | "port" | "ended"> {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<HostAnswer>;
  post(path: string, body: string): Promise<HostAnswer>;
  stop(): Promise<void>;
}

/**
 * Starts an additional storefront on a free port.
 * @param settings environment variables besides those that connect it to the marketplace
 * @throws Error when it does not start
 */
export async function startWorkerStorefront(
  apiUrl: string,
  settings: Record<string, string> = {},
  target: "storefront" | "next start" = "storefront",
): Promise<WorkerStorefront> {
  const port = await freePort();
  const addresses = productAddresses(port, 0, { API_BASE_URL: apiUrl });
  const env = { ...addresses, SANDBOX: "1", ...settings };
  const { pid, ended, kill } = await start(target, { port, env });
  return {
    pid,
    port,
    ended,
    get: (path, headers = {}, method = "GET") => send(port, { path, headers, method }),
    post: (path, body) => send(port, { path, headers: {}, method: "POST" }, body),
    stop: kill,
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
