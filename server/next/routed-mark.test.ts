import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { echo, sendRaw, startPipeline } from "@storefront/testbed/server/pipeline-server";
import { config } from "@/middleware";
import { markRouted, ROUTED_MARK } from "./routed-mark";

test("is the header that the middleware's matcher skips", () => {
  expect(config.matcher[0]?.missing).toEqual([{ type: "header", key: ROUTED_MARK }]);
});

test("is not copied with the headers", () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { host: "a" };
  markRouted(request);
  expect(request.headers[ROUTED_MARK]).toBe("1");
  expect(Object.entries(request.headers)).toEqual([["host", "a"]]);
  expect({ ...request.headers }).toEqual({ host: "a" });
});

test("cannot be sent by a client: Node refuses the name", async () => {
  const { port, stop } = await startPipeline([echo]);
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${ROUTED_MARK}: 1\r\n\r\n`);
  await stop();
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});
