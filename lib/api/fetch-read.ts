import { setImmediate as nextTurn } from "node:timers/promises";

/** Codes of fetch's errors when the other side has closed the connection. */
const CLOSED: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/**
 * Fetches what may be fetched twice: a read of the marketplace. Fetch keeps connections, and the other side may be closing
 * the one that it uses, as nginx does when it reloads; then it is fetched again, once.
 * @throws the error of fetch
 */
export async function fetchRead(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!isClosed(error)) throw error;
    // Other kept connections that were closed with it are noticed meanwhile, and not used.
    await nextTurn();
    return fetch(url, init);
  }
}

const isClosed = (error: unknown): boolean =>
  CLOSED.has((error as { cause?: { code?: unknown } } | null)?.cause?.code);
