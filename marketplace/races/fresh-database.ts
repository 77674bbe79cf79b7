import { randomBytes } from "node:crypto";
import postgres from "postgres";

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own for one test.
 * @param server a postgres:// address whose user may create databases
 */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `storefront_test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name}`);
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
