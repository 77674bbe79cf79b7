import { systemClock } from "@storefront/marketplace/clock";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { promiseReviews } from "@storefront/marketplace/database/schema";
import { agreeToPromise } from "@storefront/operator/promises/decide-promise";
import { eq } from "drizzle-orm";

/** Agrees as an owner to the texts of an import that promise, so that their listings go on sale. */
export async function agreeToTexts(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    const waiting = await db
      .select({ id: promiseReviews.id })
      .from(promiseReviews)
      .where(eq(promiseReviews.state, "waiting"));
    const owner = { id: null, name: "rehearsal" };
    for (const { id } of waiting) await agreeToPromise({ db, clock: systemClock() }, owner, id);
  } finally {
    await close();
  }
}
