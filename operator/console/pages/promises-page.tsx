import { characterCount } from "@storefront/contract/text/characters";
import type { Hono } from "hono";
import { agreeToPromise, refusePromise } from "../../promises/decide-promise";
import { countPromiseReviews, readPromiseReviews } from "../../promises/read-promise-reviews";
import { pageKeyOf } from "../addresses";
import { type Console, type ConsoleEnv, fieldOf, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { onForm } from "../on-form";
import { promiseColumns } from "../views/promise-columns";

const SECTION = "/admin/promises";
const REASON_LENGTH = 200;

const CARRIED =
  "条文字是这一版之前写的，现在照常显示；到各自的期限还没有人同意，商品就下架，店铺文字就不显示。";

const DONE: Readonly<Record<string, string>> = {
  agree: "已同意，文字已经显示，等着上架的商品已经上架。",
  refuse: "已拒绝。改了文字再保存，会重新进入待审核。",
};

/** Texts of listings and shops that promise: an owner agrees to them or refuses them. */
export function promisesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = listPage(app, SECTION, async (c) => {
    const isDecided = c.req.query("decided") !== undefined;
    const { waiting, carried } = await countPromiseReviews(deps.db);
    return {
      pageTitle: "待审核",
      filters: {
        name: "decided",
        chosen: isDecided ? "1" : "",
        options: [
          ["", `待审核 ${waiting + carried}`],
          ["1", "已处理"],
        ],
      },
      done: DONE,
      above: carried > 0 ? <p class="note">{`${carried} ${CARRIED}`}</p> : null,
      title: "有承诺的文字",
      note: "写了赔、包换、验号、官方、终身、担保、实名的文字，同意之后才显示；改一个字就要重新审核",
      columns: promiseColumns(isDecided, isAllowed(c, "owner")),
      ...(await readPromiseReviews(deps.db, isDecided, pageKeyOf(c))),
      empty: isDecided ? "还没有处理过。" : "没有文字在等待审核。",
    };
  });
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
