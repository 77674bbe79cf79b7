import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

const COLLECTORS: [string, RequestListener | null][] = [
  ["takes spans", (_, response) => response.end("{}")],
  ["is not there", null],
  ["answers with an error", (_, response) => response.writeHead(500).end()],
  ["refuses spans", (_, response) => response.writeHead(400).end()],
  ["breaks the connection", (request) => request.socket.destroy()],
  ["never answers", () => {}],
];

it.each(COLLECTORS)("serves requests and exits when the collector %s", async (_, listener) => {
  const received = jest.fn();
  const collector = createServer((request, response) => {
    received(request.url);
    listener?.(request, response);
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  if (listener === null) collector.close();
  const program = spawn(process.execPath, [
    ...["--import", "./scripts/tsx.js", "platform/observability/testing/traced-program.ts"],
    `http://127.0.0.1:${port}`,
  ]);
  let errors = "";
  program.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  try {
    const [line] = await once(program.stdout, "data");
    for (let request = 0; request < 5; request += 1) {
      const answer = await fetch(`http://127.0.0.1:${String(line).trim()}`);
      expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
    }
    program.kill("SIGTERM");
    expect(await once(program, "exit")).toEqual([0, null]);
    expect(errors).toBe("");
    if (listener !== null) expect(received).toHaveBeenCalledWith("/v1/traces");
  } finally {
    program.kill("SIGKILL");
    collector.closeAllConnections();
    collector.close();
  }
});
