import { ApiError } from "../api-error";

export const BODY_LIMIT = 64 * 1024;

/**
 * The raw body, counted while it comes, so that a chunked one is limited too.
 * @throws ApiError tooLarge above 64 KB
 */
export async function readBody(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get("Content-Length");
  if (announced !== null) {
    if (Number(announced) > BODY_LIMIT) throw new ApiError("tooLarge");
    // The server reads no more than was announced, and hands it over without a stream.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > BODY_LIMIT) {
      await reader?.cancel();
      throw new ApiError("tooLarge");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** @throws ApiError brokenBody when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError("brokenBody", { msg: "请求内容不是有效的 UTF-8 文本" });
  }
}
