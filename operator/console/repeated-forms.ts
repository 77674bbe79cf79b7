import { plainHash } from "@storefront/marketplace/accounts/accounts";
import { operatorForms } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { eq, lte } from "drizzle-orm";
import { ConsoleRefusal } from "./console-env";
import { RESUME_FIELD } from "./form-fields";
import type { Guard } from "./guards";

/** Longer than any session, after which the forms are invalid anyway. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Executes a form once when it is sent twice, by a double click or a reload: the second request redirects like the
 * first. Forms are identified by their key and all fields, so a page may be submitted again with other input.
 */
export const doOnce =
  ({ db, clock }: Pick<Deps, "db" | "clock">): Guard =>
  async (c, next) => {
    const fields = c.get("fields");
    if (c.req.method !== "POST" || fields.has(RESUME_FIELD)) return next();
    const now = clock.now();
    const keyHash = plainHash(`${c.get("operator").id} ${c.req.path} ${fields}`);
    await db
      .delete(operatorForms)
      .where(lte(operatorForms.createdAt, new Date(now.getTime() - MAX_AGE_MS)));
    const [claimed] = await db
      .insert(operatorForms)
      .values({ keyHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    const isForm = eq(operatorForms.keyHash, keyHash);
    if (!claimed) {
      const [earlier] = await db.select().from(operatorForms).where(isForm);
      if (earlier?.location) return c.redirect(earlier.location, 303);
      throw new ConsoleRefusal(409, "这个表单已经提交过一次，请先查看结果，再决定要不要重做。");
    }
    await next();
    // A rejected form changed nothing and may be retried. After a 5xx the outcome is unknown, so the key stays claimed.
    const location = c.res.headers.get("Location");
    if (location) await db.update(operatorForms).set({ location }).where(isForm);
    else if (c.res.status < 500) await db.delete(operatorForms).where(isForm);
  };
