import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { type PROMISE_STATES, promiseReviews } from "../../database/schema";
import type { MarkedTexts } from "../rules/free-texts";

/** Owner of the texts: a listing or a shop, by id. */
export type Subject = "goodsId" | "sellerId";

/** The texts that promise of each listing or shop; null of those that have none. */
export type Marks = ReadonlyMap<number, MarkedTexts | null>;

/** Days for which texts from before there were reviews stay as they are. */
export const CARRIED_DAYS = 14;

/** Initial state of new reviews; waiting without either. */
export interface NewReviews {
  now: Date;
  /** The operator who has already approved them. */
  agreedBy?: string | undefined;
  /** Until when texts of an earlier version stay. */
  carriedUntil?: Date | undefined;
  /** Whether listings go on sale with the agreement; true by default. */
  relists?: boolean | undefined;
}

/** @returns the listings or shops whose texts nobody has agreed to, with these texts */
export async function readHeld(
  db: Db,
  subject: Subject,
  marks: Marks,
  agreedBy?: string,
): Promise<({ id: number } & MarkedTexts)[]> {
  const marked = [...marks].flatMap(([id, texts]) => (texts ? [{ id, ...texts }] : []));
  if (marked.length === 0 || agreedBy !== undefined) return [];
  const column = promiseReviews[subject];
  const shown = await db
    .select({ id: column, hash: promiseReviews.hash })
    .from(promiseReviews)
    .where(
      and(
        inArray(
          column,
          marked.map(({ id }) => id),
        ),
        inArray(promiseReviews.state, ["agreed", "carried"]),
      ),
    );
  return marked.filter(
    ({ id, hash }) => !shown.some((review) => review.id === id && review.hash === hash),
  );
}

/** Opens a review for each text without one, and closes the reviews of texts that no longer exist. */
export async function openReviews(
  db: Db,
  subject: Subject,
  marks: Marks,
  { now, agreedBy, carriedUntil, relists = true }: NewReviews,
): Promise<void> {
  if (marks.size === 0) return;
  const column = promiseReviews[subject];
  const marked = [...marks].flatMap(([id, texts]) => (texts ? [{ id, ...texts }] : []));
  await db
    .update(promiseReviews)
    .set({ state: "replaced", decidedAt: null, decidedBy: null })
    .where(
      and(
        inArray(column, [...marks.keys()]),
        inArray(promiseReviews.state, ["waiting", "carried"]),
        marked.length === 0
          ? undefined
          : sql`(${column}, ${promiseReviews.hash}) not in (${sql.join(
              marked.map(({ id, hash }) => sql`(${id}::int, ${hash})`),
              sql`, `,
            )})`,
      ),
    );
  if (marked.length === 0) return;
  const state: (typeof PROMISE_STATES)[number] =
    agreedBy !== undefined ? "agreed" : carriedUntil ? "carried" : "waiting";
  const decided = agreedBy === undefined ? {} : { decidedAt: now, decidedBy: agreedBy };
  await db
    .insert(promiseReviews)
    .values(
      marked.map(({ id, hash, texts }) => ({
        ...{ [subject]: id, hash, texts, state, relists, createdAt: now, ...decided },
        carriedUntil: state === "carried" ? carriedUntil : null,
      })),
    )
    .onConflictDoUpdate({
      target: [column, promiseReviews.hash],
      set: { state: sql`excluded.state`, createdAt: now, relists, ...decided },
      // A decision stays valid when the same text is written again.
      ...(agreedBy === undefined && { setWhere: eq(promiseReviews.state, "replaced") }),
    });
}
