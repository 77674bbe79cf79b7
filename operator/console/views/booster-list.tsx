import type { Booster, BoosterFlag } from "../../boosters/manage-boosters";
import { Form, Hidden, Submit } from "./form";
import { TypedField } from "./form-fields";
import { Card, Tag } from "./parts";
import type { Columns } from "./table";

export type BoosterRow = Booster & { running: number };

/** Columns of the boosters: their state, and the forms that change it. */
export const boosterColumns = (canAdd: boolean, canVerify: boolean): Columns<BoosterRow> => [
  ["昵称", ({ name }) => name],
  [
    "认证",
    ({ verified }) => (
      <Tag mood={verified ? "good" : "quiet"}>{verified ? "已认证" : "未认证"}</Tag>
    ),
  ],
  ["在线", ({ online }) => <Tag mood={online ? "good" : "quiet"}>{online ? "在线" : "离线"}</Tag>],
  ["正在打", ({ running }) => running, "right"],
  canAdd && [
    "操作",
    (booster) => (
      <div class="row-actions">
        <Switch booster={booster} flag="online" names={["上线", "下线"]} />
        {canVerify ? (
          <Switch booster={booster} flag="verified" names={["认证", "取消认证"]} />
        ) : null}
      </div>
    ),
  ],
];

export const AddBooster = () => (
  <Card title="添加代练">
    <Form action="/admin/boosters/add">
      <TypedField label="昵称" name="name" maxlength={20} hint="接单后买家会看到。" />
      <Submit look="primary">添加</Submit>
    </Form>
  </Card>
);

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
