import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/launch/free-port";
import { startProgram, stopPrograms } from "../../../scripts/launch/program";
import { waitUntilReady } from "../../../scripts/launch/wait-until-ready";

interface PaymentProviders {
  url: string;
  /** What the providers know the merchant by. */
  merchant: Record<string, string>;
  /** The same as variables of the marketplace, one key of it in a file. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The simulated payment providers as a program of their own, with keys and numbers made for this run.
 * @param folder for the key that is read from a file
 * @param port where the marketplace takes notifications
 */
export async function startPaymentProviders(
  root: string,
  folder: string,
  port: number,
): Promise<PaymentProviders> {
  const ownPort = await freePort();
  const url = `http://127.0.0.1:${ownPort}`;
  const program = startProgram(
    "payment providers",
    ["--import", "tsx", "sandbox/payments/serve.ts"].concat(
      ["--port", String(ownPort)],
      ["--notify", `http://127.0.0.1:${port}`],
    ),
    {},
    root,
    "pipe",
  );
  const stop = () => stopPrograms([program]);
  const state = await waitUntilReady(`${url}/readyz`, program);
  if (state !== "ready") throw new Error(`the payment providers did not start (${state})`);
  const merchant = (await (await fetch(`${url}/settings`)).json()) as Record<string, string>;
  const { ALIPAY_PRIVATE_KEY = "", ...variables } = merchant;
  const keyFile = join(folder, "alipay-private-key.pem");
  writeFileSync(keyFile, ALIPAY_PRIVATE_KEY, { mode: 0o600 });
  return { url, merchant, variables: { ...variables, ALIPAY_PRIVATE_KEY_FILE: keyFile }, stop };
}
