import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { overTls } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { MALFORMED_REQUESTS } from "../server/malformed-requests";
import { sendRaw } from "../server/pipeline-server";
import { recordFigure } from "./figures";

/** S1: requests that no browser sends, which libraries and servers refuse before the program's own code. */

async function sendToNginx(bytes: string): Promise<string> {
  const socket = connect({ ...overTls("mima.example"), host: "127.0.0.1" });
  socket.setEncoding("latin1");
  socket.write(bytes.replaceAll("a.example", "mima.example"), "latin1");
  return text(socket);
}

const PLACES: [string, (bytes: string) => Promise<string>][] = [
  ["nginx", sendToNginx],
  ["the storefront", (bytes) => sendRaw(readTarget().storefrontDirect, bytes)],
  ["the marketplace", (bytes) => sendRaw(readTarget().marketplaceDirect, bytes)],
];

test.each(PLACES)("%s refuses malformed requests with security headers", async (place, send) => {
  const bare: [string, string][] = [];
  for (const [name, bytes] of MALFORMED_REQUESTS) {
    const [head = ""] = (await send(bytes)).split("\r\n\r\n", 1);
    const isRefused = /^HTTP\/1\.1 (?:[2-4]\d\d|505) /.test(head);
    const lacking = SECURITY_HEADERS.filter(
      ([each]) => !head.toLowerCase().includes(`\n${each.toLowerCase()}: `),
    );
    if (!isRefused || lacking.length > 0) bare.push([name, head.split("\r\n", 1)[0] ?? ""]);
  }
  expect(bare).toEqual([]);
  recordFigure(
    "S1",
    `${MALFORMED_REQUESTS.length} malformed requests to ${place}: none bare, none 500`,
  );
});
