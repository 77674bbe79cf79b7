import { freePort } from "@storefront/platform/launch/ports";
import { productAddresses } from "@/scripts/launch/programs";
import { type RunningProgram, start } from "../product/start";
import { type HostAnswer, sendToHost } from "./host-request";

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
  const env = { ...addresses, MARKETPLACE_EVENTS: "1", SANDBOX: "1", ...settings };
  const { pid, ended, kill } = await start(target, { port, env });
  const hostHeader = { host: `mima.localhost:${port}` };
  return {
    pid,
    port,
    ended,
    get: (path, headers = {}, method = "GET") =>
      sendToHost({ port, path, headers: { ...hostHeader, ...headers }, method }),
    post: (path, body) => sendToHost({ port, path, headers: hostHeader, method: "POST" }, body),
    stop: kill,
  };
}
