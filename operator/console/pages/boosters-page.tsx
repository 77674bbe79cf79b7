import type { Hono } from "hono";
import {
  addBooster,
  type BoosterFlag,
  readBoosters,
  switchBooster,
} from "../../boosters/manage-boosters";
import { type Console, type ConsoleEnv, fieldOf, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { onForm } from "../on-form";
import { AddBooster, boosterColumns } from "../views/booster-list";

const SECTION = "/admin/boosters";
const NAME_LENGTH = 20;
const FLAGS: readonly BoosterFlag[] = ["online", "verified"];

/** The boosters: clerks add them and switch them online, owners verify them. */
export function boostersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = listPage(app, SECTION, async (c) => {
    const canAdd = isAllowed(c, "clerk");
    return {
      pageTitle: "代练",
      done: "已保存；页面上的在线人数几分钟内更新。",
      above: (
        <div class="save">
          <a class="button" href="/admin/boost-games">
            代练价目：段位、价格、营业时间
          </a>
        </div>
      ),
      title: "全部代练",
      note: "买家看到的在线人数，是认证、在线而且没有在打单的代练",
      caption: "代练",
      columns: boosterColumns(canAdd, isAllowed(c, "owner")),
      rows: await readBoosters(deps.db),
      empty: "还没有代练。先添加一位，让他上线，才能接单。",
      below: canAdd ? <AddBooster /> : null,
    };
  });
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
