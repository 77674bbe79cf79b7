import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { findOrders, ORDERS_PER_PAGE } from "../../orders/find-orders";
import { blockUser, unblockUser } from "../../users/block-user";
import { findUser, findUsers } from "../../users/find-users";
import { readUserBooks } from "../../users/read-user-books";
import { idOf, olderLink, pageKeyOf, searchOf } from "../addresses";
import { type Console, type ConsoleEnv, ConsoleRefusal, fieldOf } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { UserView } from "../views/user-view";
import { UsersView } from "../views/users-view";

const SECTION = "/admin/users";
const REASON_LENGTH = 200;

/** Buyers by id, phone or name. Owners block and unblock them. */
export function usersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/users", async (c) => {
    const text = searchOf(c, 100);
    const { list, next } = await findUsers(deps, text, pageKeyOf(c));
    const older = olderLink(SECTION, next, { q: text });
    const view = <UsersView text={text} users={list} older={older} />;
    return showPage(c, { title: "用户", section: SECTION, view });
  });

  const show: ShowForm = async (c, problem, status) => {
    const id = idOf(c, "userId");
    const user = await findUser(deps, id);
    if (!user) throw new ConsoleRefusal(404, "没有这个用户。");
    const { records } = await findOrders(deps, { by: "buyer", userId: id }, null);
    const view = (
      <UserView
        user={user}
        orders={records}
        hasMoreOrders={records.length === ORDERS_PER_PAGE}
        books={await readUserBooks(deps.db, id)}
        canBlock={isAtLeast(c.get("operator"), "owner")}
        done={c.req.query("done")}
        now={deps.clock.now()}
      />
    );
    return showPage(c, { title: "用户详情", section: SECTION, problem, view }, status);
  };

  app.get("/users/:userId{[0-9]+}", (c) => show(c));
  onForm(app, "/users/:userId{[0-9]+}/block", {
    role: "owner",
    show,
    async change(c, operator) {
      const reason = fieldOf(c, "reason");
      if (reason === "" || reason.length > REASON_LENGTH) {
        return { field: "reason", text: `请填写原因，最多 ${REASON_LENGTH} 字` };
      }
      await blockUser(deps, operator, idOf(c, "userId"), reason);
      return { to: `${SECTION}/${idOf(c, "userId")}?done=block` };
    },
  });
  onForm(app, "/users/:userId{[0-9]+}/unblock", {
    role: "owner",
    show,
    async change(c, operator) {
      await unblockUser(deps, operator, idOf(c, "userId"));
      return { to: `${SECTION}/${idOf(c, "userId")}?done=unblock` };
    },
  });
}
