import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../database/db";
import { users } from "../database/schema";

/**
 * The door of every rule of "once per person": a person's accounts are the one that is asked about and those that share its
 * `person_id`, closed ones included (link-persons.ts says when they do).
 */
type User = number | Placeholder | AnyPgColumn;

/** Selects the ids of all accounts of a user's person, this one included. */
const accountsOf = (user: User): SQL => sql`
  select ${user}::int union all
  select account.id from ${users} as own join ${users} as account on account.person_id = own.person_id
  where own.id = ${user}`;

/** Matches rows of all accounts of the user's person. An array, so that the index over the column serves. */
export const isOfPerson = (column: AnyPgColumn, user: User): SQL<boolean> =>
  sql<boolean>`${column} = any(array(${accountsOf(user)}))`;

/** Reads the ids of all accounts of a user's person, this one included. */
export async function readAccounts(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isOfPerson(users.id, userId));
  return rows.map(({ id }) => id);
}

/** Selects the key of the lock that serializes the acts of a person. */
export const personLockKey = (user: User): SQL =>
  sql`coalesce((${personIdOf(user)}), ${user}::int)`;

const personIdOf = (user: User): SQL =>
  sql`select own.person_id from ${users} as own where own.id = ${user}`;

/**
 * Selects the `person_id` of a user for the unique key of a row that is being written, null for a person with one account. The account
 * cannot be linked to another one before the transaction ends.
 */
export const lockedPersonIdOf = (user: User): SQL<number | null> =>
  sql<number | null>`(${personIdOf(user)} for key share)`;

/** Whether an operator has blocked any account of the user's person. */
export const isPersonBlocked = (user: User): SQL<boolean> =>
  sql<boolean>`exists (select from ${users} as blocked
    where blocked.blocked_at is not null and blocked.id = any(array(${accountsOf(user)})))`;
