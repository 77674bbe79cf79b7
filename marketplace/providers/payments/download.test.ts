import { download } from "./download";

test.each([
  [
    "the bytes of a file",
    () => Promise.resolve(new Response("csv")),
    new Uint8Array([99, 115, 118]),
  ],
  [
    "null for another status than 200",
    () => Promise.resolve(new Response("", { status: 404 })),
    null,
  ],
  ["null without a connection", () => Promise.reject(new TypeError("fetch failed")), null],
])("returns %s", async (_, answer, bytes) => {
  jest.spyOn(globalThis, "fetch").mockImplementationOnce(answer);
  expect(await download("https://provider.example/bill")).toEqual(bytes);
});
