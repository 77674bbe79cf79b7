import { startPipeline } from "./testing/pipeline-server";

test("joins every Vary into one line and sends no internal header, whoever writes them", async () => {
  const { base, stop } = await startPipeline([
    ({ response }) => {
      response.vary = "Host";
      // As Next and its compression do.
      response.setHeader("Vary", ["rsc, next-url", "Accept-Encoding"]);
      response.setHeader("x-middleware-rewrite", "/mima/index_m");
      response.setHeader("x-next-cache-tags", "goods:1001");
      response.setHeader("x-nextjs-cache", "HIT");
      response.end("ok");
      return true;
    },
  ]);
  const { headers } = await fetch(base);
  await stop();
  expect(headers.get("vary")).toBe("Host,rsc,next-url,Accept-Encoding");
  expect([...headers.keys()].filter((name) => name.startsWith("x-"))).toEqual(["x-nextjs-cache"]);
});

test("leaves a response alone that says nothing of its own", async () => {
  const { base, stop } = await startPipeline([
    ({ response }) => {
      response.writeHead(404, "Not Found", { "X-Test": "1" });
      response.end();
      return true;
    },
  ]);
  const { status, headers } = await fetch(base);
  await stop();
  expect([status, headers.get("vary"), headers.get("x-test")]).toEqual([404, null, "1"]);
});
