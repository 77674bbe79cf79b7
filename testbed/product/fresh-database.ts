import { randomBytes } from "node:crypto";
import postgres from "postgres";

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates an empty database, for one measurement.
 * @param server a postgres:// address whose user may create databases
 */
export function freshDatabase(server: string): Promise<FreshDatabase> {
  return create(server, "");
}

/** Creates an empty database for a test, with asynchronous commits because it need not survive a power cut. */
export async function testDatabase(server: string): Promise<FreshDatabase> {
  return commitAsynchronously(server, await create(server, ""));
}

/** Copies a seeded database that has no open connections, for a test. */
export async function seededDatabase(server: string, original: string): Promise<FreshDatabase> {
  return commitAsynchronously(server, await copyDatabase(server, original));
}

/** Copies a database that has no open connections. */
export function copyDatabase(server: string, original: string): Promise<FreshDatabase> {
  return create(server, ` template ${nameOf(original)}`);
}

async function create(server: string, how: string): Promise<FreshDatabase> {
  const name = `storefront_test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name}${how}`);
  const { href } = Object.assign(new URL(server), { pathname: `/${name}` });
  return {
    url: href,
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** A setting of the database, which its copies do not have. */
async function commitAsynchronously(
  server: string,
  database: FreshDatabase,
): Promise<FreshDatabase> {
  await administer(server, `alter database ${nameOf(database.url)} set synchronous_commit = off`);
  return database;
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function administer(server: string, statement: string): Promise<void> {
  const client = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end();
  }
}
