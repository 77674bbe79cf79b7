import { fullTime } from "@storefront/contract/text/china-time";
import type { Hono } from "hono";
import { findOrders, ORDERS_PER_PAGE } from "../../orders/find-orders";
import { blockUser, unblockUser } from "../../users/block-user";
import { findUser, findUsers, type User } from "../../users/find-users";
import { readUserBooks } from "../../users/read-user-books";
import { idOf, pageKeyOf, searchOf } from "../addresses";
import { type Console, type ConsoleEnv, ConsoleRefusal, fieldOf, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { recordPage } from "../record-page";
import { Field, Money } from "../views/parts";
import type { Columns } from "../views/table";
import { BlockForm, UserCards, UserDetails, UserTag } from "../views/user-view";

const SECTION = "/admin/users";
const REASON_LENGTH = 200;

const COLUMNS: Columns<User> = [
  ["编号", ({ id }) => id, "number"],
  ["昵称", ({ id, nickname }) => <a href={`${SECTION}/${id}`}>{nickname}</a>, "wide"],
  ["手机号", ({ phone }) => phone || "—", "number"],
  ["余额", ({ balanceFen }) => <Money fen={balanceFen} />, "right"],
  ["注册时间", ({ createdAt }) => fullTime(createdAt), "time"],
  ["状态", (user) => <UserTag user={user} />],
];

const DONE: Readonly<Record<string, string>> = {
  block: "已停用，这个用户的所有登录都已结束。",
  unblock: "已恢复，这个用户又可以登录。",
};

/** Buyers by id, phone or name. Owners block and unblock them. */
export function usersPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const text = searchOf(c, 100);
    const label = "编号、手机号、尾号或昵称";
    return {
      pageTitle: "用户",
      search: {
        fields: <Field label={label} name="q" type="search" value={text} maxlength={100} />,
        isActive: text !== "",
        look: "plain",
      },
      title: text ? "查找结果" : "全部用户",
      note: "最近注册的在前",
      caption: "用户",
      columns: COLUMNS,
      ...(await findUsers(deps, text, pageKeyOf(c))),
      empty: "没有找到用户。",
      query: { q: text },
    };
  });

  const addAct = recordPage(app, SECTION, "/users/:userId{[0-9]+}", async (c) => {
    const id = idOf(c, "userId");
    const user = await findUser(deps, id);
    if (!user) throw new ConsoleRefusal(404, "没有这个用户。");
    const { records } = await findOrders(deps, { by: "buyer", userId: id }, null);
    const orders = { records, hasMore: records.length === ORDERS_PER_PAGE };
    const books = await readUserBooks(deps.db, id);
    return {
      title: "用户详情",
      done: DONE,
      cards: <UserCards user={user} orders={orders} books={books} now={deps.clock.now()} />,
      side: [<UserDetails user={user} />, isAllowed(c, "owner") && <BlockForm user={user} />],
    };
  });
  addAct("block", "owner", async (c, operator) => {
    const reason = fieldOf(c, "reason");
    if (reason === "" || reason.length > REASON_LENGTH) {
      return { field: "reason", text: `请填写原因，最多 ${REASON_LENGTH} 字` };
    }
    await blockUser(deps, operator, idOf(c, "userId"), reason);
  });
  addAct("unblock", "owner", (c, operator) => unblockUser(deps, operator, idOf(c, "userId")));
}
