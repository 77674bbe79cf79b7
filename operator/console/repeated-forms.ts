import { eq, lte } from "drizzle-orm";
import { operatorForms } from "@/database/schema";
import type { Deps } from "@/marketplace/deps";
import { plainHash } from "@/marketplace/services/accounts/keyed-hash";
import { ConsoleRefusal } from "./console-env";
import { RESUME_FIELD } from "./form-fields";
import type { Guard } from "./guards";

/** Longer than any session: what its forms carry is worth nothing afterwards. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * A form that is sent twice, by a double click or a reload, is done once: the second time leads where the first one did.
 * The key of the form and all its fields tell it apart, so the same page may send something else.
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
      .where(lte(operatorForms.createdAt, new Date(now.getTime() - KEPT_MS)));
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
    // A refusal has changed nothing, and may be tried again. After an error nobody knows.
    const location = c.res.headers.get("Location");
    if (location) await db.update(operatorForms).set({ location }).where(isForm);
    else if (c.res.status < 500) await db.delete(operatorForms).where(isForm);
  };
