import { payNotice } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { parseBody, parseInput } from "../../http/read-input";
import { guard } from "../../limits/guard";
import { unsignedNoticeRules } from "../../limits/rules";
import type { Notice } from "./apply-notice";
import { recordNotice } from "./record-notice";

/**
 * What becomes of notices whose signature is wrong: each leaves a row and a line in the log, up to a rate for each
 * address. Beyond it they are only counted, and the count is logged whenever it has doubled, so that nobody can fill
 * the database or the log with them. Notices that are signed never come here.
 * @returns a function that always throws: ApiError noticeRefused, tooFrequent, limiterDown
 */
export function unsignedNotices(
  deps: Pick<Deps, "db" | "clock" | "log" | "limiter">,
): (body: Uint8Array, ip: string) => Promise<never> {
  const { db, clock, log } = deps;
  let dropped = 0;
  return async (body, ip) => {
    try {
      await guard(deps, unsignedNoticeRules(ip));
    } catch (error) {
      dropped += 1;
      if (Number.isInteger(Math.log2(dropped)))
        log.warn({ dropped, ip }, "unsigned notices dropped");
      throw error;
    }
    const notice = claimed(body);
    log.warn(
      { reason: "bad_signature", ip, orderNum: notice?.order_num },
      "payment notice refused",
    );
    await recordNotice(db, notice, "bad_signature", clock.now());
    throw new ApiError("noticeRefused");
  };
}

/** What an unsigned body claims, for the record only. */
function claimed(body: Uint8Array): Notice | null {
  try {
    return parseInput(payNotice, parseBody(body));
  } catch {
    return null;
  }
}
