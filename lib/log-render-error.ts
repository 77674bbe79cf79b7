import { log } from "./log";

/** Logs a page or route that Next could not render; visitors see the digest as the error's number. */
export function logRenderError(error: unknown, route: string): void {
  const { digest } = (error ?? {}) as { digest?: string };
  log().error({ err: error, digest, route }, "render threw");
}
