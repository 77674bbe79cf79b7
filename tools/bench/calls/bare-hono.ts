import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/**
 * The baseline of the marketplace's calls: Hono, which does nothing but answer with the same JSON.
 * `node --import ./scripts/tsx.js tools/bench/calls/bare-hono.ts <port> <file of answers by path>`
 */
const [port = "0", file = ""] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
const app = new Hono();
for (const [path, answer] of Object.entries(answers)) app.get(path, (c) => c.json(answer));
serve({ fetch: app.fetch, port: Number(port) });
