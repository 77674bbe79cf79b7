import { fullTime } from "@storefront/contract/text/china-time";
import type { User } from "../../users/find-users";
import { Submit } from "./form";
import { Card, Field, MoneyCell, Older, Table, Tag } from "./parts";

interface Props {
  text: string;
  users: readonly User[];
  older: string | null;
}

export function UsersView({ text, users, older }: Props) {
  return (
    <>
      <form class="search plain" method="get" action="/admin/users">
        <Field
          label="编号、手机号、尾号或昵称"
          name="q"
          type="search"
          value={text}
          maxlength={100}
        />
        <Submit look="primary">查找</Submit>
        {text ? (
          <a class="button" href="/admin/users">
            显示全部
          </a>
        ) : null}
      </form>
      <Card title={text ? "查找结果" : "全部用户"} note="最近注册的在前">
        <Table
          caption="用户"
          columns={["编号", "昵称", "手机号", "余额", "注册时间", "状态"]}
          empty="没有找到用户。"
          rows={users.map((user) => (
            <tr>
              <td class="number">{user.id}</td>
              <td class="wide">
                <a href={`/admin/users/${user.id}`}>{user.nickname}</a>
              </td>
              <td class="number">{user.phone || "—"}</td>
              <MoneyCell fen={user.balanceFen} />
              <td class="time">{fullTime(user.createdAt)}</td>
              <td>
                <UserTag user={user} />
              </td>
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

export function UserTag({ user: { blockedAt } }: { user: User }) {
  return blockedAt ? <Tag mood="bad">已停用</Tag> : <Tag mood="good">正常</Tag>;
}
