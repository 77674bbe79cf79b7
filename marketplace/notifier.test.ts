import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "./log";
import { storefrontNotifier } from "./notifier";

interface Told {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let server: Server;
let told: Told[];
let address: string;

beforeEach(async () => {
  told = [];
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    told.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(204).end();
  }).listen(0);
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
});

const open = (sellersOf: (goodsIds: readonly number[]) => Promise<number[]> = async () => []) =>
  storefrontNotifier(
    { storefrontUrl: address, internalSecret: "the secret of both" },
    createLog("silent"),
    sellersOf,
  );

describe("storefrontNotifier", () => {
  it("tells of all changes in one request, each listing once, and shows the secret", async () => {
    const notifier = open();
    for (const goodsId of [1001, 1002, 1001]) notifier.goodsChanged(goodsId);
    await notifier.close();
    expect(told.map(({ url, body }) => ({ url, body }))).toEqual([
      { url: "/api/revalidate", body: { tags: ["goods:1001", "goods:1002"] } },
    ]);
    expect(told[0]?.headers["x-internal-secret"]).toBe("the secret of both");
  });

  it("sends no more tags at once than the storefront takes", async () => {
    const notifier = open();
    for (let goodsId = 1; goodsId <= 250; goodsId += 1) notifier.goodsChanged(goodsId);
    await notifier.close();
    expect(told.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([
      100, 100, 50,
    ]);
  });

  it("tells of the shops that sell them, and without them when they cannot be read", async () => {
    const asked: number[][] = [];
    const notifier = open(async (goodsIds) => {
      asked.push([...goodsIds]);
      return [3004];
    });
    for (const goodsId of [1001, 1010]) notifier.goodsChanged(goodsId);
    await notifier.close();
    expect(asked).toEqual([[1001, 1010]]);
    expect(told[0]?.body).toEqual({ tags: ["goods:1001", "goods:1010", "shop:3004"] });

    const blind = open(() => Promise.reject(new Error("no database")));
    blind.goodsChanged(1001);
    await blind.close();
    expect(told[1]?.body).toEqual({ tags: ["goods:1001"] });
  });

  it("says nothing when nothing changed", async () => {
    await open().close();
    expect(told).toEqual([]);
  });

  it("goes on when the storefront is away", async () => {
    const notifier = open();
    await new Promise((done) => server.close(done));
    notifier.goodsChanged(1001);
    await expect(notifier.close()).resolves.toBeUndefined();
  });
});
