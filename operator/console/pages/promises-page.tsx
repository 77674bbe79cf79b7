import { characterCount } from "@storefront/contract/text/characters";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { agreeToPromise, refusePromise } from "../../promises/decide-promise";
import { countPromiseReviews, readPromiseReviews } from "../../promises/read-promise-reviews";
import { olderLink, pageKeyOf } from "../addresses";
import { type Console, type ConsoleEnv, fieldOf } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { PromisesView } from "../views/promises-view";

const SECTION = "/admin/promises";
const REASON_LENGTH = 200;

/** Texts of listings and shops that promise: an owner agrees to them or refuses them. */
export function promisesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show: ShowForm = async (c, problem, status) => {
    const isDecided = c.req.query("decided") !== undefined;
    const { reviews, next } = await readPromiseReviews(deps.db, isDecided, pageKeyOf(c));
    const view = (
      <PromisesView
        reviews={reviews}
        counts={await countPromiseReviews(deps.db)}
        isDecided={isDecided}
        canDecide={isAtLeast(c.get("operator"), "owner")}
        done={c.req.query("done")}
        older={olderLink(SECTION, next, isDecided ? { decided: "1" } : {})}
      />
    );
    return showPage(c, { title: "待审核", section: SECTION, problem, view }, status);
  };
  app.get("/promises", (c) => show(c));
  onForm(app, "/promises/:id{[0-9]+}/agree", {
    role: "owner",
    show,
    async change(c, operator) {
      await agreeToPromise(deps, operator, Number(c.req.param("id")));
      return { to: `${SECTION}?done=agree` };
    },
  });
  onForm(app, "/promises/:id{[0-9]+}/refuse", {
    role: "owner",
    show,
    async change(c, operator) {
      const id = Number(c.req.param("id"));
      const reason = fieldOf(c, "reason");
      const field = `reason-${id}`;
      if (reason === "") return { field, text: "请写明理由，好让卖家知道改什么" };
      if (characterCount(reason) > REASON_LENGTH) {
        return { field, text: `最多 ${REASON_LENGTH} 字` };
      }
      await refusePromise(deps, operator, id, reason);
      return { to: `${SECTION}?done=refuse` };
    },
  });
}
