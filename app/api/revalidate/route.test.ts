import { revalidateTag } from "next/cache";
import { env } from "@/lib/env";
import { POST } from "./route";

jest.mock("next/cache", () => ({ revalidateTag: jest.fn() }));
const revalidated = jest.mocked(revalidateTag);

function revalidate(body: string, secret: string | null = env().internalSecret) {
  const headers = new Headers(secret === null ? {} : { "X-Internal-Secret": secret });
  return POST(new Request("http://127.0.0.1/api/revalidate", { method: "POST", body, headers }));
}

afterEach(() => revalidated.mockClear());

describe("the revalidation call", () => {
  test("expires the pages with the tag", async () => {
    const response = await revalidate(JSON.stringify({ tags: ["goods:1001", "catalogue"] }));
    expect(response.status).toBe(204);
    expect(revalidated.mock.calls).toEqual([
      ["goods:1001", { expire: 0 }],
      ["catalogue", { expire: 0 }],
    ]);
  });

  test.each([null, "", "wrong", `${env().internalSecret}x`])(
    "is refused with %p",
    async (secret) => {
      const response = await revalidate(JSON.stringify({ tags: ["goods:1001"] }), secret);
      expect(response.status).toBe(403);
      expect(revalidated).not.toHaveBeenCalled();
    },
  );

  test.each([
    "",
    "null",
    "[]",
    '{"tags":"goods:1"}',
    '{"tags":["_N_T_/layout"]}',
    '{"tags":["goods:1",7]}',
    '{"tags":["b0Xk5QmY7sTfW1aLr9ZcJw/catalogue"]}',
    JSON.stringify({ tags: Array(101).fill("home") }),
    JSON.stringify({ tags: ["home"], more: "x".repeat(17_000) }),
  ])("does nothing for %.40s", async (body) => {
    expect((await revalidate(body)).status).toBe(400);
    expect(revalidated).not.toHaveBeenCalled();
  });
});
