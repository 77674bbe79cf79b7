import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./marketplace-process";

export interface ProviderProcess {
  /** Environment variables that make a marketplace the providers' merchant. */
  variables: Record<string, string>;
  /** Calls the providers' control API (sandbox/payments/control.ts): POST with a body, else GET. */
  control<T>(path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the simulated systems as a separate process. @param notify URL of the marketplace @param program path */
export async function startProviders(notify: string, program: string): Promise<ProviderProcess> {
  const port = await freePort();
  const args = [program, "--port", String(port), "--notify", notify];
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error("the payment providers did not start");
    await pause(50);
  }
  return {
    variables: (await (await fetch(`${url}/settings`)).json()) as Record<string, string>,
    async control<T>(path: string, body?: object) {
      const post = { method: "POST", headers: { "Content-Type": "application/json" } };
      const init = body ? { ...post, body: JSON.stringify(body) } : {};
      return (await (await fetch(`${url}/control/${path}`, init)).json()) as T;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
