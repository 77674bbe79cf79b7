import type { Booster, BoosterFlag } from "../../boosters/manage-boosters";
import { Form, Hidden, Submit } from "./form";
import { FormOutcome, TypedField } from "./form-fields";
import { Card, Table, Tag } from "./parts";

interface Props {
  boosters: readonly (Booster & { running: number })[];
  canAdd: boolean;
  canVerify: boolean;
  done: string | undefined;
}

/** All boosters with their state, and the forms that change it. */
export function BoostersView({ boosters, canAdd, canVerify, done }: Props) {
  return (
    <>
      <FormOutcome done={done ? "已保存；页面上的在线人数几分钟内更新。" : undefined} />
      <div class="save">
        <a class="button" href="/admin/boost-games">
          代练价目：段位、价格、营业时间
        </a>
      </div>
      <Card title="全部代练" note="买家看到的在线人数，是认证、在线而且没有在打单的代练">
        <Table
          caption="代练"
          columns={["昵称", "认证", "在线", "正在打", ...(canAdd ? ["操作"] : [])]}
          empty="还没有代练。先添加一位，让他上线，才能接单。"
          rows={boosters.map((booster) => (
            <tr>
              <td>{booster.name}</td>
              <td>
                <Tag mood={booster.verified ? "good" : "quiet"}>
                  {booster.verified ? "已认证" : "未认证"}
                </Tag>
              </td>
              <td>
                <Tag mood={booster.online ? "good" : "quiet"}>
                  {booster.online ? "在线" : "离线"}
                </Tag>
              </td>
              <td class="right">{booster.running}</td>
              {canAdd ? (
                <td>
                  <div class="row-actions">
                    <Switch booster={booster} flag="online" names={["上线", "下线"]} />
                    {canVerify ? (
                      <Switch booster={booster} flag="verified" names={["认证", "取消认证"]} />
                    ) : null}
                  </div>
                </td>
              ) : null}
            </tr>
          ))}
        />
      </Card>
      {canAdd ? (
        <Card title="添加代练">
          <Form action="/admin/boosters/add">
            <TypedField label="昵称" name="name" maxlength={20} hint="接单后买家会看到。" />
            <Submit look="primary">添加</Submit>
          </Form>
        </Card>
      ) : null}
    </>
  );
}

interface SwitchProps {
  booster: Booster;
  flag: BoosterFlag;
  /** What the button says when the flag is off, and when it is on. */
  names: readonly [on: string, off: string];
}

function Switch({ booster, flag, names: [on, off] }: SwitchProps) {
  const action = booster[flag] ? off : on;
  return (
    <Form action={`/admin/boosters/${booster.id}/${flag}`}>
      <Hidden name="to" value={booster[flag] ? "0" : "1"} />
      <button type="submit" aria-label={`${booster.name} ${action}`}>
        {action}
      </button>
    </Form>
  );
}
