import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { settings, smsCodes, users } from "../database/schema";
import type { Deps } from "../deps";
import { checkPhoneKey } from "./phone-key";
import { type KeyConfig, protectPhone } from "./phone-numbers";

type PhoneDeps = Pick<Deps, "db" | "clock" | "log"> & { config: KeyConfig };

const PLAIN_UNTIL = "plain_phones_until";

/**
 * How long plain numbers are kept and written beside the encrypted ones: processes of an older version, which look for
 * plain numbers, are replaced within that time, and an upgrade can be rolled back.
 */
const PLAIN_ALLOWED_MS = 24 * 60 * 60 * 1000;

/** Rows per transaction. */
const BATCH = 200;

/**
 * Encrypts the phone numbers that an older version has stored, and empties the plain ones a day after that began. Runs
 * while the marketplace is in use, may be interrupted at any time, and in several processes at once.
 * @returns how many numbers were encrypted
 * @throws ConfigError when OPERATOR_KEY is not the key of this database
 */
export async function protectPhones(deps: PhoneDeps): Promise<number> {
  await checkPhoneKey(deps);
  await allowPlainIfUpgraded(deps);
  const count = await encryptPlain(deps);
  if ((await readPlainUntil(deps)) <= deps.clock.now().getTime()) await emptyPlain(deps);
  return count;
}

/** @returns the number while plain ones have to be written too, else null */
export async function plainPhone(
  deps: Pick<Deps, "db" | "clock">,
  phone: string,
): Promise<string | null> {
  return (await readPlainUntil(deps)) > deps.clock.now().getTime() ? phone : null;
}

/** @returns time (ms); 0 in a database that never had plain numbers */
async function readPlainUntil({ db }: Pick<Deps, "db">): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, PLAIN_UNTIL));
  return row ? Date.parse(String(row.value)) : 0;
}

async function allowPlainIfUpgraded({ db, clock }: PhoneDeps): Promise<void> {
  const plain = await db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.phone))
    .limit(1);
  if (plain.length === 0) return;
  const until = new Date(clock.now().getTime() + PLAIN_ALLOWED_MS);
  await db
    .insert(settings)
    .values({ key: PLAIN_UNTIL, value: until.toISOString() })
    .onConflictDoNothing();
}

async function encryptPlain(deps: PhoneDeps): Promise<number> {
  let [count, last] = [0, 0];
  while (true) {
    const { ids, encrypted } = await encryptBatch(deps, last);
    count += encrypted;
    last = ids.at(-1) ?? last;
    if (ids.length < BATCH) return count;
  }
}

/** Rows that another process has locked are left to it, or to the next run. */
async function encryptBatch({ db, config, log }: PhoneDeps, after: number) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: users.id, phone: users.phone })
      .from(users)
      .where(and(isNotNull(users.phone), isNull(users.phoneHash), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    const values = rows.map(({ id, phone }) => ({ id, ...protectPhone(config, phone ?? "") }));
    const encrypted = await tx
      .update(users)
      .set({
        phoneHash: sql`new."phoneHash"`,
        phoneTailHash: sql`new."phoneTailHash"`,
        phoneSealed: sql`new."phoneSealed"`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb)
          as new(id int, "phoneHash" text, "phoneTailHash" text, "phoneSealed" text)`,
      )
      .where(
        sql`${users.id} = new.id and not exists (
          select from ${users} as taken where taken.phone_hash = new."phoneHash")`,
      )
      .returning({ id: users.id });
    if (encrypted.length < ids.length) {
      const done = new Set(encrypted.map(({ id }) => id));
      const twice = ids.filter((id) => !done.has(id));
      log.error({ users: twice }, "duplicate phone numbers left unencrypted");
    }
    return { ids, encrypted: encrypted.length };
  });
}

async function emptyPlain({ db }: PhoneDeps): Promise<void> {
  await db
    .update(smsCodes)
    .set({ phone: null })
    .where(and(isNotNull(smsCodes.phone), isNotNull(smsCodes.phoneHash)));
  let emptied: unknown[];
  do {
    const batch = db
      .select({ id: users.id })
      .from(users)
      .where(and(isNotNull(users.phone), isNotNull(users.phoneHash)))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    emptied = await db
      .update(users)
      .set({ phone: null })
      .where(inArray(users.id, batch))
      .returning({ id: users.id });
  } while (emptied.length === BATCH);
}
