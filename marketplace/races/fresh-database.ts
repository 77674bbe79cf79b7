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
  const database = await create(server, "");
  const name = new URL(database.url).pathname.slice(1);
  await administer(server, `alter database ${name} set synchronous_commit = off`);
  return database;
}

/** Copies a database that has no open connections. */
export function copyDatabase(server: string, original: string): Promise<FreshDatabase> {
  return create(server, ` template ${new URL(original).pathname.slice(1)}`);
}

async function create(server: string, how: string): Promise<FreshDatabase> {
  const name = `storefront_test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name}${how}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await client.unsafe(statement);
  } finally {
    await client.end();
  }
}
