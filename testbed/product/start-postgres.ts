import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import postgres from "postgres";
import { findPostgres } from "./find-postgres";
import { ServerProcess } from "./server-process";

interface Place {
  /** New folder for its log of changes, and for its data unless `dataFolder` is given. */
  folder: string;
  /** Empty folder of its tables. */
  dataFolder?: string;
  /** Address to listen on. */
  address?: string;
  /** Put before its command, to run it elsewhere. */
  command?: readonly string[];
}

/** PostgreSQL of our own. */
export interface PostgresServer {
  /** Its user may do everything. */
  url: string;
  server: ServerProcess;
}

/** PostgreSQL refuses to run as root; Debian's package creates this user. */
const asPostgres = () =>
  process.getuid?.() === 0
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    : [];

/**
 * Creates a PostgreSQL server and starts it. It need not survive a power cut, so it does not wait for the disk.
 * @throws Error with its output when it does not start
 */
export async function startPostgres(place: Place): Promise<PostgresServer> {
  const { folder, address = "127.0.0.1", command = [] } = place;
  const data = join(place.dataFolder ?? folder, "data");
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0)
    execFileSync("chown", ["postgres", folder, place.dataFolder ?? folder]);
  const programs = findPostgres();
  const [user, ...rest] = [...asPostgres(), join(programs, "initdb")];
  const how = ["--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8"];
  const where = [`--pgdata=${data}`, `--waldir=${join(folder, "wal")}`, "--locale=C.UTF-8"];
  execFileSync(user ?? "", [...rest, ...how, ...where], { stdio: "pipe" });
  appendFileSync(join(data, "pg_hba.conf"), "host all all 10.0.0.0/8 trust\n");
  const port = await freePort();
  const settings = {
    listen_addresses: address,
    port,
    unix_socket_directories: "",
    max_connections: 100,
    fsync: "off",
  };
  const url = `postgres://postgres@${address}:${port}/postgres`;
  const server = new ServerProcess({
    command: [
      ...command,
      ...asPostgres(),
      join(programs, "postgres"),
      "-D",
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    isReady: () => answers(url),
    stopSignal: "SIGINT",
  });
  await server.start();
  return { url, server };
}

async function answers(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    await client`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await client.end({ timeout: 1 });
  }
}
