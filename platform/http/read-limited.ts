/**
 * Reads a complete body, counting bytes as they arrive: a declared Content-Length is not trusted.
 * @param body parts, of which no more are requested after the limit; null for none
 * @param max bytes
 * @throws Error when the body breaks off
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > max) return "too large";
    parts.push(part);
  }
  return joined(parts, size);
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
