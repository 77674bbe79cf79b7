import { chmodSync } from "node:fs";
import { join } from "node:path";
import { canIsolate, openNetworkNamespace } from "../product/network-namespace";
import type { Servers } from "../product/servers";
import { mountSmallDisk, type SmallDisk } from "../product/small-disk";
import { type PostgresServer, startPostgres } from "../product/start-postgres";
import { type RedisServer, startRedisServer } from "../product/start-redis-server";
import { startTcpRelay } from "../product/tcp-relay";

/** The way between the programs and a server, which can lose every packet. */
export interface Cable {
  pull(): void;
  plug(): void | Promise<void>;
}

/** PostgreSQL and Redis of our own, each in a network of its own where this process may create one. */
export interface FaultyServers extends Servers {
  database: PostgresServer;
  redis: RedisServer;
  databaseCable: Cable;
  redisCable: Cable;
  /** Of the database's tables; undefined where this process may not mount one. */
  disk: SmallDisk | undefined;
  /** How packets are lost and disks filled here. */
  means: string;
  close(): Promise<void>;
}

const DISK_MB = 256;

/** @param folder new, for all files. @throws Error when a server does not start; everything started is stopped */
export async function openFaultyServers(folder: string): Promise<FaultyServers> {
  const cleanups: (() => unknown)[] = [];
  const close = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return { ...(await open(folder, cleanups)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  folder: string,
  cleanups: (() => unknown)[],
): Promise<Omit<FaultyServers, "close">> {
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const isIsolated = canIsolate();
  const disk = isIsolated ? mountSmallDisk(join(folder, "disk"), DISK_MB) : undefined;
  if (disk) cleanups.push(disk.close);
  const openNetwork = () => {
    if (!isIsolated) return undefined;
    const network = openNetworkNamespace();
    cleanups.push(network.close);
    return network;
  };
  const [databaseNetwork, redisNetwork] = [openNetwork(), openNetwork()];
  const database = await startPostgres({
    folder: join(folder, "postgres"),
    ...(disk && { dataFolder: disk.folder }),
    ...(databaseNetwork && pick(databaseNetwork)),
  });
  cleanups.push(() => database.server.stop());
  const redis = await startRedisServer(redisNetwork?.address, redisNetwork?.command);
  cleanups.push(() => redis.server.stop());
  const way = async (url: string, network: typeof databaseNetwork) => {
    if (network) return { url, cable: network };
    const relay = await startTcpRelay(url);
    cleanups.push(relay.close);
    return { url: relay.url, cable: { pull: relay.silent, plug: relay.up } };
  };
  const toDatabase = await way(database.url, databaseNetwork);
  const toRedis = await way(redis.url, redisNetwork);
  return {
    database,
    redis,
    databaseUrl: toDatabase.url,
    redisUrl: toRedis.url,
    databaseCable: toDatabase.cable,
    redisCable: toRedis.cable,
    disk,
    means: isIsolated
      ? "network namespaces, and a tmpfs as the database's disk"
      : "TCP relays that drop what they get; no disk can be filled without root",
  };
}

const pick = ({ address, command }: { address: string; command: readonly string[] }) => ({
  address,
  command,
});
