import { deleteAccountRequest } from "@storefront/contract/account/personal-data";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readForm } from "../page";
import type { MobileSite } from "../site";
import { forgetToken } from "../token-cookie";
import { CloseAccountView, ClosedView } from "../views/close-account-view";

const PATH = "/phone/privacy/close";
const short = z.string().max(100).default("");
const form = z.object({ verify_code: short, confirmation: short });

interface Outcome {
  typed?: z.output<typeof form>;
  sent?: boolean;
  error?: string | undefined;
}

/** 注销账号: what goes and what stays, what stands in the way, the code and the confirmation. */
export function closeAccountPage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context, { typed, sent = false, error }: Outcome = {}) => {
    const state = dataOf(await site.callFor(c, PATH)("deletion", {}));
    const view = <CloseAccountView {...{ state, typed, sent, error }} />;
    return page(c, view, error === undefined ? 200 : 409);
  };

  phone.get("/privacy/close", (c) => show(c));

  phone.post("/privacy/close/code", async (c) => {
    const typed = await readForm(c, form);
    const answer = await site.callFor(c, PATH)("sendDeletionCode", {});
    return show(c, answer.ok ? { typed, sent: true } : { typed, error: answer.msg });
  });

  phone.post("/privacy/close", async (c) => {
    const typed = await readForm(c, form);
    const request = deleteAccountRequest.safeParse(typed);
    if (!request.success) return show(c, { typed, error: request.error.issues[0]?.message });
    const answer = await site.callFor(c, PATH)("deleteAccount", request.data);
    if (!answer.ok) return show(c, { typed, error: answer.msg });
    forgetToken(c);
    return page(c, <ClosedView />);
  });
}
