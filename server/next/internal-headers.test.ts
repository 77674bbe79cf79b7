import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { withoutRouteValues } from "../stages/next";
import { replaceInternalHeaders } from "./internal-headers";

test("strips headers that clients must not send, and writes the connection's address", () => {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), "remoteAddress", { value: "192.0.2.1" }),
  );
  request.headers = {
    host: "a",
    authorization: "token",
    "x-middleware-subrequest": "middleware",
    "x-prerender-revalidate": "1",
    "x-nextjs-data": "1",
    "x-matched-path": "/huoshan",
    "x-invoke-path": "/huoshan",
    "next-action": "0",
    "x-socket-address": "203.0.113.9",
  };
  replaceInternalHeaders(request);
  expect(request.headers).toEqual({
    host: "a",
    authorization: "token",
    "x-socket-address": "192.0.2.1",
  });
});

test.each([
  ["?goods_id=1&a=%20", "?goods_id=1&a=%20"],
  ["?nxtPpath=settings&a=1", "?a=1"],
  ["?%6extPpath=settings", ""],
  ["?a=1&nxtI=2", "?a=1"],
  ["?%zz=1", "?%zz=1"],
  ["", ""],
])("passes the query %j to Next as %j", (query, kept) =>
  expect(withoutRouteValues(query)).toBe(kept),
);

test("removes a claimed address when the connection has none", () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { "x-socket-address": "203.0.113.9" };
  replaceInternalHeaders(request);
  expect(request.headers).toEqual({});
});
