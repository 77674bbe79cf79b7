import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Recorder, setRecorder } from "../metrics/recorder";
import { createAccessLog } from "./access-log";
import { observeAnswers } from "./observe-answers";

interface Line {
  log: string;
  status?: number;
  path?: string;
  leftOut?: number;
}

let lines: Line[];
let onLine = () => {};
const accessLog = () =>
  createAccessLog("test", {
    write: (line) => {
      lines.push(JSON.parse(line));
      onLine();
    },
  });
beforeEach(() => {
  lines = [];
});
afterEach(() => setRecorder(null));

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const observe = observeAnswers(accessLog());
  const server = createServer((request, response) => {
    observe?.(request, response, () => ({ requestId: "id-1", path: "/a", route: "/route" }));
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const logged = new Promise<void>((done) => {
    onLine = done;
  });
  return { port, logged, server };
}

test("returns null without an access log and a recorder", () => {
  expect(observeAnswers(null)).toBeNull();
});

test("logs and counts a response when it ends", async () => {
  const taken: unknown[] = [];
  const count: Recorder["count"] = (name, labels) => taken.push([name, labels]);
  setRecorder({ count, observe: (name, labels) => taken.push([name, labels]), set: () => {} });
  const { port, logged, server } = await serve((_, response) => response.writeHead(404).end());
  await fetch(`http://127.0.0.1:${port}/a?secret=1`, { method: "POST" });
  await logged;
  server.close();
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ name: "test", log: "access", requestId: "id-1", method: "POST" },
      ...{ route: "/route", path: "/a", status: 404, ms: expect.any(Number) },
    }),
  ]);
  expect(taken).toEqual([
    ["http_requests_total", { route: "/route", method: "POST", status: "404" }],
    ["http_request_duration_seconds", { route: "/route" }],
  ]);
});

test("logs 499 when the client disconnects before the response is complete", async () => {
  const { port, logged, server } = await serve((_, response) => {
    response.write("half");
    socket.destroy();
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /a HTTP/1.1\r\nHost: a\r\n\r\n");
  await logged;
  server.close();
  expect(lines[0]?.status).toBe(499);
});

test("logs no phone number and no token of a path, nor half of one", () => {
  const token = "Zk9_qP3xR7vLw2NtY8bHc5JdM1sFgQ4aUe6TiXoKzBn";
  const path = `/phone/13800138000/${"a/".repeat(85)}${token}`;
  accessLog()({ requestId: "id-1", method: "GET", route: "/phone", path, status: 404, ms: 1 });
  expect(lines[0]?.path).toMatch(/^\/phone\/\(number\)\/a\//);
  expect(lines[0]?.path).not.toContain(token.slice(0, 5));
});

test("limits the lines of one status class and still writes those of others", () => {
  jest.useFakeTimers();
  const log = accessLog();
  const served = { requestId: "id-1", method: "GET", route: "/", path: "/".repeat(500), ms: 1 };
  for (let turn = 0; turn < 5_000; turn += 1) log({ ...served, status: 200 });
  log({ ...served, status: 500 });
  expect(lines).toHaveLength(2_001);
  expect(lines[2_000]).toMatchObject({ status: 500 });
  expect(lines[0]?.path).toHaveLength(200);
  jest.advanceTimersByTime(10_000);
  expect(lines[2_001]).toMatchObject({ kind: "2xx", leftOut: 3_000 });
  jest.useRealTimers();
});
