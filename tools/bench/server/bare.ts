import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The baseline: a node:http server that serves a few recorded answers from memory and does nothing else.
 * `node --import ./scripts/tsx.js tools/bench/server/bare.ts <port> <file>`: the file has the recorded answers, as written by `bare-server.ts`.
 */
const [port = "0", file = ""] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, "utf8")) as {
  path: string;
  status: number;
  rawHeaders: string[];
  body: string;
}[];
const answers = new Map(
  recorded.map(({ path, status, rawHeaders, body }) => [
    path,
    { status, rawHeaders, body: Buffer.from(body, "base64") },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) return void response.writeHead(404).end();
  response.writeHead(answer.status, answer.rawHeaders);
  response.end(answer.body);
}).listen(Number(port));
