import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { keepVary, mergeVary } from "./vary";

test.each([
  ["", "rsc", "rsc"],
  ["User-Agent", "rsc, next-url", "User-Agent, rsc, next-url"],
  ["User-Agent,rsc", "RSC , user-agent, Accept-Encoding", "User-Agent, rsc, Accept-Encoding"],
])("%j and %j make %j", (before, added, joined) => {
  expect(mergeVary(before, added)).toBe(joined);
});

test("a later Vary joins the earlier one; other headers are replaced as ever", () => {
  const original = ServerResponse.prototype.setHeader;
  try {
    keepVary();
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.setHeader("vary", "User-Agent").setHeader("Vary", ["rsc", "next-url"]);
    response.setHeader("Etag", "a").setHeader("etag", "b");
    expect(response.getHeader("vary")).toBe("User-Agent, rsc, next-url");
    expect(response.getHeader("etag")).toBe("b");
  } finally {
    ServerResponse.prototype.setHeader = original;
  }
});
