import type { Config } from "@storefront/marketplace/config";
import type { Print } from "../command";

/** Path at which a running marketplace takes commands. Only its process can open the embedded database. */
export const COMMAND_PATH = "/internal/market";

/**
 * Runs a command in the running marketplace.
 * @returns its exit code
 * @throws Error when no marketplace answers
 */
export async function runRemotely(
  { apiPort, internalSecret }: Pick<Config, "apiPort" | "internalSecret">,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${apiPort}${COMMAND_PATH}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Internal-Secret": internalSecret },
    body: JSON.stringify({ args }),
  });
  if (!response.ok) throw new Error(`the running marketplace responded with ${response.status}`);
  const { exit_code, lines } = (await response.json()) as { exit_code: number; lines: string[] };
  for (const line of lines) print(line);
  return exit_code;
}
