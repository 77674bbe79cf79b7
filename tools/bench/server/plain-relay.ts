import { Agent, createServer, request } from "node:http";

/**
 * The baseline of the API proxy: forwards every request on kept-alive connections and does nothing else.
 * `node --import ./scripts/tsx.js tools/bench/server/plain-relay.ts <port> <port of the marketplace>`
 */
const [port = "0", target = "0"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, scheduling: "lifo" });

createServer((incoming, response) => {
  const { url: path = "/", method, headers } = incoming;
  const sent = request({ port: target, path, method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  sent.once("error", () => response.destroy());
  incoming.pipe(sent);
}).listen(Number(port));
