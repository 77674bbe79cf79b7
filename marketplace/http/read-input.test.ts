import { ApiError } from "@storefront/contract/api-error";
import { readInput } from "./read-input";

const post = (body: BodyInit, type = "application/json") =>
  new Request("http://api/v1/order/build", {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
const get = (query: string) => new Request(`http://api/v1/goods/detail${query}`);

const refusalOf = async (request: Request, method: "GET" | "POST") => {
  const error = await readInput(request, method).catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? [error.reason, error.message] : error;
};

test("reads a query, with spaces and Chinese decoded, and an empty body as no fields", async () => {
  expect(await readInput(get("?q=%E5%8F%B7+a&x"), "GET")).toEqual({ q: "号 a", x: "" });
  expect(await readInput(post(""), "POST")).toEqual({});
});

test.each([
  ["a query that is not UTF-8", get("?q=%ff"), "GET", "invalid", "q：不是有效的 UTF-8 编码"],
  ["a repeated parameter", get("?q=1&q=2"), "GET", "invalid", "q：不能重复"],
  ["a body that is not JSON", post("{"), "POST", "brokenBody", ""],
  [
    "a body that is not UTF-8",
    post(new Uint8Array([0x22, 0xff, 0x22])),
    "POST",
    "brokenBody",
    "请求内容不是有效的 UTF-8 文本",
  ],
  [
    "a form",
    post("a=1", "text/plain"),
    "POST",
    "brokenBody",
    "Content-Type 必须是 application/json",
  ],
] as const)("refuses %s", async (_, request, method, reason, message) => {
  const [code, words] = (await refusalOf(request, method)) as [string, string];
  expect(code).toBe(reason);
  if (message !== "") expect(words).toBe(message);
});
