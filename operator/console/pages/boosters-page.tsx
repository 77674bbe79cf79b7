import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import {
  addBooster,
  type BoosterFlag,
  readBoosters,
  switchBooster,
} from "../../boosters/manage-boosters";
import { type Console, type ConsoleEnv, fieldOf } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { BoostersView } from "../views/boosters-view";

const SECTION = "/admin/boosters";
const NAME_LENGTH = 20;
const FLAGS: readonly BoosterFlag[] = ["online", "verified"];

/** The boosters: clerks add them and switch them online, owners verify them. */
export function boostersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show: ShowForm = async (c, problem, status) => {
    const operator = c.get("operator");
    const view = (
      <BoostersView
        boosters={await readBoosters(deps.db)}
        canAdd={isAtLeast(operator, "clerk")}
        canVerify={isAtLeast(operator, "owner")}
        done={c.req.query("done")}
      />
    );
    return showPage(c, { title: "代练", section: SECTION, problem, view }, status);
  };
  app.get("/boosters", (c) => show(c));
  onForm(app, "/boosters/add", {
    role: "clerk",
    show,
    async change(c, operator) {
      const name = fieldOf(c, "name");
      if (name === "" || name.length > NAME_LENGTH) {
        return { field: "name", text: `请填写昵称，最多 ${NAME_LENGTH} 字` };
      }
      await addBooster(deps, operator, name);
      return { to: `${SECTION}?done=add` };
    },
  });
  for (const flag of FLAGS) {
    onForm(app, `/boosters/:id{[0-9]+}/${flag}`, {
      role: flag === "verified" ? "owner" : "clerk",
      show,
      async change(c, operator) {
        const to = fieldOf(c, "to") === "1";
        await switchBooster(deps, operator, Number(c.req.param("id")), { flag, to });
        return { to: `${SECTION}?done=${flag}` };
      },
    });
  }
}
