import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { renderContext } from "@/lib/render/context.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { MarketAnswerSource } from "../answers/market-answers";
import { MarketPages } from "./market-pages";

let server: Server;
let pages: MarketPages;
let asked: string[];
let answer: { status: number; body: string };
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers["x-sandbox-market"]} ${request.url}`);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  pages = new MarketPages(
    async (path) => {
      const render = renderContext();
      const wanted = { call: "index", address: `${base}/v1/index`, headers: {} };
      // A layout and a page ask for the same.
      for (const _ of "12") await render?.provide?.({ ...wanted, tags: [], revalidate: 60 });
      if (render?.isPrivate) render.privatePage = await pageEntry(path);
    },
    new MarketAnswerSource({}),
    base,
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"code":0,"msg":"","data":{}}' };
});

const refusal = (status: number, code: number) => ({
  status,
  body: JSON.stringify({ code, msg: "", data: null }),
});

test("renders a page for each request, with each answer of the market once", async () => {
  const first = await pages.find("/mima/index", "one");
  const second = await pages.find("/mima/index", "two");
  expect(first).toMatchObject({ path: "/mima/index", cache: "MISS", outdated: null });
  expect(second).not.toBe(first);
  expect(asked).toEqual(["one /v1/index", "two /v1/index"]);
});

test("shows the not-found page for a listing that the market does not have", async () => {
  answer = refusal(404, 20404);
  const found = await pages.find("/mima/goodsDetails/5", "one");
  expect(found).toMatchObject({ path: "/mima/goodsDetails/unknown" });
});

test.each(["/mima/index", "/mima/goodsDetails/5"])(
  "says of %s that the market is over",
  async (path) => {
    answer = refusal(404, 10406);
    expect(await pages.find(path, "one")).toBe("no market");
  },
);

test("has no page of a listing when the marketplace fails", async () => {
  answer = refusal(500, 10500);
  expect(await pages.find("/mima/goodsDetails/5", "one")).toBeNull();
});
