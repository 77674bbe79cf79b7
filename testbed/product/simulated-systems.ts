import { type StartOptions, start } from "./start";

/** Payment providers, SMS gateway and WeChat's open platform as one process, with keys generated for this run. */
export interface SimulatedSystems {
  /** Without a trailing slash; endpoints: sandbox/serve.ts. */
  url: string;
  /** Environment variables that connect a marketplace to these systems. */
  variables: Record<string, string>;
  /** Calls the control API, as `controlSystems` does. */
  control<T>(path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

interface Customer extends Pick<StartOptions, "env" | "bundles" | "cwd"> {
  /** Port on 127.0.0.1 where the marketplace receives payment callbacks, instead of its PUBLIC_API_URL. */
  notifyPort?: number;
  /** Host that WeChat redirects users back to. */
  redirectHost?: string;
}

export async function startSimulatedSystems(customer: Customer): Promise<SimulatedSystems> {
  const { notifyPort, redirectHost = "localhost", ...options } = customer;
  const notify = notifyPort === undefined ? [] : ["--notify", `http://127.0.0.1:${notifyPort}`];
  const args = [...notify, "--redirect-host", redirectHost];
  const { url, stop } = await start("sandbox", { ...options, args });
  return {
    url,
    variables: (await (await fetch(`${url}/settings`)).json()) as Record<string, string>,
    control: (path, body) => controlSystems(url, path, body),
    stop: () => stop(),
  };
}

/**
 * Calls the systems' control API (sandbox/calls/declared/provider-calls.ts): POST with a body, else GET.
 * @throws Error with the answer when it is an error
 */
export async function controlSystems<T>(url: string, path: string, body?: object): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  const init = body ? { ...post, body: JSON.stringify(body) } : {};
  const response = await fetch(`${url}/control/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
