/** Runs once when a server starts, before it answers: a wrong setting stops the start. */
export async function register() {
  const { stopOnWrongEnv } = await import("./lib/env");
  stopOnWrongEnv();
}
