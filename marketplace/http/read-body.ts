import { ApiError } from "@storefront/contract/api-error";
import { MAX_BODY_BYTES } from "@storefront/contract/http/size-limits";
import { readLimited } from "@storefront/platform/http/read-limited";

/**
 * Reads the raw body, counting bytes as they arrive so that chunked bodies are limited too.
 * @param refusal creates the error for a body of more than `limit` bytes
 * @throws ApiError `tooLarge`, unless `refusal` creates another one
 */
export async function readBody(
  request: Request,
  limit: number = MAX_BODY_BYTES,
  refusal: () => ApiError = () => new ApiError("tooLarge"),
): Promise<Uint8Array> {
  const announced = request.headers.get("Content-Length");
  if (announced !== null) {
    if (Number(announced) > limit) throw refusal();
    // The server reads no more than Content-Length, and this path needs no stream.
    return new Uint8Array(await request.arrayBuffer());
  }
  const body = await readLimited(request.body, limit);
  if (body === "too large") throw refusal();
  return body;
}

/** @throws ApiError brokenBody when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError("brokenBody", { msg: "请求内容不是有效的 UTF-8 文本" });
  }
}
