const TIMEOUT_MS = 60_000;

/** Downloads a file. @returns null when it is not available within the timeout */
export async function download(
  url: string,
  headers: Record<string, string> = {},
): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
