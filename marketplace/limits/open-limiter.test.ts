import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { createLog } from "@storefront/platform/observability/log";
import type { Db } from "../database/db";
import { openLimiter } from "./open-limiter";

const open = (redisUrl: string) =>
  openLimiter({ redisUrl }, {} as Db, createLog("marketplace", "silent"));

/** @returns the port of a server that handles each connection with `answer`, and a function that closes it */
async function listen(answer: (socket: Socket) => void) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => new Promise((closed) => server.close(closed));
  return { port: (server.address() as AddressInfo).port, close };
}

test("throws a one-line ConfigError when nothing listens", async () => {
  const { port, close } = await listen(() => {});
  await close();
  const opening = open(`redis://127.0.0.1:${port}`);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(
    `REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test("throws a one-line ConfigError without the password when the server is not Redis", async () => {
  const { port, close } = await listen((socket) => socket.destroy());
  const opening = open(`redis://:hush-hush@127.0.0.1:${port}`);
  await expect(opening).rejects.toThrow(/^REDIS_URL cannot be used: (?!.*hush-hush)[^\n]+$/);
  await close();
});
