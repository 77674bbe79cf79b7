import { ApiError } from "@/contract/api-error";

export const BODY_LIMIT = 64 * 1024;

/**
 * The raw body, counted while it comes, so that a chunked one is limited too.
 * @param refusal of a body that has more than `limit` bytes
 * @throws ApiError tooLarge
 */
export async function readBody(
  request: Request,
  limit: number = BODY_LIMIT,
  refusal: () => ApiError = () => new ApiError("tooLarge"),
): Promise<Uint8Array> {
  const announced = request.headers.get("Content-Length");
  if (announced !== null) {
    if (Number(announced) > limit) throw refusal();
    // The server reads no more than was announced, and hands it over without a stream.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw refusal();
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
