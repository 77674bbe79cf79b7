import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTimeout } from "@storefront/platform/with-timeout";
import Redis from "ioredis";
import postgres from "postgres";
import { canIsolate, openNetworkNamespace } from "./network-namespace";
import { mountSmallDisk } from "./small-disk";
import { type PostgresServer, startPostgres } from "./start-postgres";
import { startRedisServer } from "./start-redis-server";

/** Longer than an answer takes on this machine. */
const SILENT_MS = 300;

/** Whether a new connection gets an answer. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 2 });
  try {
    await withTimeout(client`select 1`, withinMs);
    return true;
  } catch {
    return false;
  } finally {
    await client.end({ timeout: 0 });
  }
}

describe("PostgreSQL of our own", () => {
  const isolated = canIsolate();
  let folder: string;
  let network: ReturnType<typeof openNetworkNamespace> | undefined;
  let disk: ReturnType<typeof mountSmallDisk> | undefined;
  let database: PostgresServer | undefined;
  const running = (): PostgresServer => {
    if (!database) throw new Error("it did not start");
    return database;
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "own-postgres-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    network = isolated ? openNetworkNamespace() : undefined;
    disk = isolated ? mountSmallDisk(join(folder, "disk"), 96) : undefined;
    database = await startPostgres({
      folder: join(folder, "server"),
      ...(disk ? { dataFolder: disk.folder } : {}),
      ...(network ? { address: network.address, command: network.command } : {}),
    });
  });
  afterAll(async () => {
    await database?.server.stop();
    disk?.close();
    network?.close();
    rmSync(folder, { recursive: true });
  });

  it("answers nothing while it is frozen, and goes on afterwards", async () => {
    running().server.freeze();
    expect(await answers(running().url, SILENT_MS)).toBe(false);
    running().server.thaw();
    expect(await answers(running().url, 5_000)).toBe(true);
  });

  it("starts again at the same address with its data", async () => {
    const write = postgres(running().url, { max: 1 });
    await write`create table kept (id int)`;
    await write.end();
    await running().server.stop();
    expect(await answers(running().url, SILENT_MS)).toBe(false);
    await running().server.start();
    const read = postgres(running().url, { max: 1 });
    expect(await read`select * from kept`).toEqual([]);
    await read.end();
  });

  it("answers nothing while its cable is pulled, where root may isolate it", async () => {
    network?.pull();
    expect(await answers(running().url, SILENT_MS)).toBe(!isolated);
    network?.plug();
    expect(await answers(running().url, 5_000)).toBe(true);
  });

  it("refuses to write while its disk is full, where root may mount one", async () => {
    const client = postgres(running().url, { max: 1 });
    disk?.fill();
    const write = client`create table large as select repeat('x', 1000) from generate_series(1, 5000)`;
    const outcome = await write.then(
      () => "written",
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(isolated ? "53100" : "written");
    disk?.empty();
    await client`create table small as select 1 as one`;
    await client.end();
  });
});

it("freezes a Redis of our own, and starts it again without its data", async () => {
  const redis = await startRedisServer();
  const client = new Redis(redis.url);
  await client.set("kept", "no");
  redis.server.freeze();
  await expect(withTimeout(client.get("kept"), SILENT_MS)).rejects.toThrow();
  redis.server.thaw();
  expect(await client.get("kept")).toBe("no");
  client.disconnect();
  await redis.server.stop();
  await redis.server.start();
  const again = new Redis(redis.url);
  expect(await again.get("kept")).toBeNull();
  again.disconnect();
  await redis.server.stop();
});
