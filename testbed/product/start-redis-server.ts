import { freePort } from "@storefront/platform/launch/ports";
import { findProgram, installPackages } from "../tools/install-program";
import { ServerProcess } from "./server-process";
import { isListening } from "./servers";

/** Redis of our own, which forgets everything when it stops. */
export interface RedisServer {
  url: string;
  server: ServerProcess;
}

/**
 * Starts a Redis server.
 * @param address to listen on
 * @param command put before its command, to run it elsewhere
 * @throws Error with its output when it does not start
 */
export async function startRedisServer(
  address = "127.0.0.1",
  command: readonly string[] = [],
): Promise<RedisServer> {
  if (!findProgram("redis-server")) installPackages("redis-server");
  const port = await freePort();
  const url = `redis://${address}:${port}`;
  const settings = ["--bind", address, "--port", `${port}`, "--protected-mode", "no"];
  const server = new ServerProcess({
    command: [...command, "redis-server", ...settings, "--save", "", "--appendonly", "no"],
    isReady: () => isListening(url),
    stopSignal: "SIGTERM",
  });
  await server.start();
  return { url, server };
}
