import type { Config } from "@/marketplace/config";
import type { Print } from "../command";

/** Where a running marketplace takes commands: the embedded database is open in its process only. */
export const COMMAND_PATH = "/internal/market";

/** @returns the exit code of a command that the running marketplace has run. @throws Error when none answers */
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
  if (!response.ok) throw new Error(`the running marketplace answered ${response.status}`);
  const { exit_code, lines } = (await response.json()) as { exit_code: number; lines: string[] };
  for (const line of lines) print(line);
  return exit_code;
}
