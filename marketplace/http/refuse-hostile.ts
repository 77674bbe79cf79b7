import { ApiError } from "@storefront/contract/api-error";

const MAX_DEPTH = 20;
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses input that no field may contain, regardless of its schema: NUL and lone surrogates (which the database cannot
 * store as text), prototype keys, excessive nesting. Iterative, so that deep input cannot overflow the stack.
 * @throws ApiError `invalid`, naming the field
 */
export function refuseHostile(input: unknown): void {
  const waiting: { field: string; value: unknown; depth: number }[] = [
    { field: "", value: input, depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, value, depth } = next;
    if (depth > MAX_DEPTH) throw refused(field, "嵌套过深");
    if (typeof value === "string") checkText(field, value);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (PROTOTYPE_KEYS.has(key)) throw refused(key, "不是允许的字段");
      checkText(field || "字段名", key);
      waiting.push({ field: field || key, value: inner, depth: depth + 1 });
    }
  }
}

function checkText(field: string, value: string): void {
  if (value.includes("\0") || !value.isWellFormed()) throw refused(field, "含有不支持的字符");
}

function refused(field: string, why: string): ApiError {
  return new ApiError("invalid", { msg: `${field.slice(0, 40) || "请求内容"}：${why}` });
}
