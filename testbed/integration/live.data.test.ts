import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { issueToken } from "@storefront/marketplace/accounts/accounts";
import { startOutbox } from "@storefront/marketplace/catalogue/catalogue";
import { goods } from "@storefront/marketplace/database/schema";
import { storefrontNotifier } from "@storefront/marketplace/providers/storefront/storefront-notifier";
import { eq } from "drizzle-orm";
import { isCacheTag } from "@/lib/api/cache-tags";
import { openSharedCache } from "@/server/cache/shared/open-shared-cache";
import { PageStore } from "@/server/cache/store/page-store.js";
import { openLive } from "@/server/live/open-live";
import { StreamLimits } from "@/server/live/stream-limits";
import { type OpenStream, readStream } from "@/server/live/testing/read-stream";
import { live } from "@/server/stages/live";
import { normalizeRequest } from "@/server/stages/normalize-request";
import { startSiteNginx } from "../product/site-nginx";
import { openShop, type Shop } from "../races/open-shop";
import { startPipeline } from "../server/pipeline-server";

/** Skipped without a Redis. */
const describeWithRedis = dataRedisUrl === "" ? () => {} : describe;

const RULES = {
  trustedHops: 1,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
} as const;
const SITE = "mima.localhost";
const BUYER = 1;
const STRANGER = 2;
/** An event has to be in the browser within a second of its commit. */
const WITHIN_MS = 1_000;

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Listens on a free port. @returns its address */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a storefront that has nothing but its live channel, and shares revalidations through Redis. */
async function startStorefront(apiBaseUrl: string, namespace: string, internalSecret: string) {
  const store = new PageStore();
  const connected = new Promise<void>((resolve) => {
    const onState = (state: string) => state === "ok" && resolve();
    const url = dataRedisUrl;
    ends.push(openSharedCache({ url, namespace, secret: "s", store, onState }).close);
  });
  const streams = openLive(store, new StreamLimits(100, 0));
  const stages = [
    normalizeRequest({ trustedHops: 1 }, "max-age=1"),
    live(RULES, { apiBaseUrl, internalSecret }, streams, () => false),
  ];
  const pipeline = await startPipeline(stages);
  ends.push(pipeline.stop, streams.close);
  await connected;
  return { store, port: pipeline.port };
}

/** Receives changes for a store, as `/api/revalidate` does. */
const startReceiver = (store: PageStore) =>
  listen(
    createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const { tags } = JSON.parse(body) as { tags: unknown[] };
      await store.revalidateTags(tags.filter(isCacheTag), { expire: 0 });
      response.writeHead(204).end();
    }),
  );

describeWithRedis("with PostgreSQL, Redis, two storefronts and nginx", () => {
  let shop: Shop;
  let ports: { told: number; other: number; nginx: number };
  beforeAll(async () => {
    shop = await openShop();
    ends.push(shop.close);
    const { config } = shop.deps;
    const api = await listen(createServer(getRequestListener(shop.app.fetch)));
    const namespace = `live-${randomUUID()}`;
    const told = await startStorefront(api, namespace, config.internalSecret);
    const other = await startStorefront(api, namespace, config.internalSecret);
    const receiver = await startReceiver(told.store);
    const storefronts = [storefrontNotifier(receiver, config.internalSecret)];
    ends.push(await startOutbox({ ...shop.deps, storefronts }));
    const nginx = await startSiteNginx({
      storefronts: [other.port],
      marketplaces: [1],
      env: { NGINX_TLS: "in-front", PROXIES_IN_FRONT: "1" },
    });
    ends.push(nginx.stop);
    ports = { told: told.port, other: other.port, nginx: nginx.http };
  });

  /** Opens a stream of a user who is logged in on a brand's host, and waits until it follows the log. */
  const follow = async (port: number, userId: number) => {
    const authorization = await issueToken(shop.deps, userId, { device: 2, site: SITE });
    const stream = await readStream(port, "", { authorization });
    ends.push(stream.close);
    await stream.until((messages) => messages.length > 0);
    expect(stream.messages).toEqual([{ id: expect.any(String) }]);
    return stream;
  };
  const untilState = (state: string) => (stream: OpenStream) =>
    stream.until((messages) => messages.some(({ data }) => data?.includes(`"${state}"`)));

  it("shows an order's events in every browser of its buyer within a second, and nobody else's", async () => {
    const own = await Promise.all([follow(ports.told, BUYER), follow(ports.nginx, BUYER)]);
    const foreign = await follow(ports.other, STRANGER);
    const began = performance.now();
    const message = { text: "在吗", request_id: "request-1" };
    const about = { goods_id: 1001, party: "seller" } as const;
    // The conversation goes on on the phone.
    const token = await shop.tokenOf(BUYER, 1);
    await shop.request("sendMessage", { ...about, ...message }, { token });
    await Promise.all(own.map(untilState("auto")));
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    for (const { messages } of own) {
      expect(messages.slice(1).map(({ data }) => data)).toEqual([
        '{"kind":"message","reference":"1001","state":"buyer"}',
        '{"kind":"message","reference":"1001","state":"auto"}',
      ]);
    }
    expect(foreign.messages).toEqual([{ id: expect.any(String) }]);
  });

  it("tells who looks at a listing behind the other storefront that its price has changed", async () => {
    const stream = await readStream(ports.other, "?goods=1002");
    ends.push(stream.close);
    const began = performance.now();
    await shop.deps.db.update(goods).set({ name: "another name" }).where(eq(goods.id, 1002));
    await stream.until((messages) => messages.length > 0);
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    expect(stream.messages).toEqual([{ event: "goods", data: "1002" }]);
  });

  it("ends the streams of a login on every storefront when the user logs out elsewhere", async () => {
    const streams = await Promise.all([
      follow(ports.told, STRANGER),
      follow(ports.nginx, STRANGER),
    ]);
    const token = await shop.tokenOf(STRANGER, 1);
    await shop.request("logoutEverywhere", {}, { token });
    for (const stream of streams) {
      await stream.ended;
      expect(stream.messages.at(-1)).toEqual({ event: "end", data: "login" });
    }
  });
});
