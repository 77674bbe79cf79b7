import { fullTime } from "@storefront/contract/text/china-time";
import type { operatorAudit } from "@storefront/marketplace/database/schema";
import { AUDIT_ACTIONS } from "../../audit/record-audit";
import { Table } from "./parts";

export type AuditEntry = typeof operatorAudit.$inferSelect;

const ACTION_NAMES: Readonly<Record<string, string>> = AUDIT_ACTIONS;
const SUBJECTS: Readonly<Record<string, string>> = {
  order: "订单",
  listing: "商品",
  operator: "操作员",
  user: "用户",
  coupon: "优惠券",
  "boost-game": "代练游戏",
};

interface Props {
  entries: readonly AuditEntry[];
  /** Whether to show the subject and the changed fields, which the page of a single order or listing shows itself. */
  withSubject: boolean;
}

/** Who did what and when, and which fields changed. */
export function AuditTable({ entries, withSubject }: Props) {
  return (
    <Table
      caption="操作记录"
      columns={["时间", "操作员", "操作", ...(withSubject ? ["对象", "变化"] : [])]}
      empty="还没有操作。"
      rows={entries.map((entry) => (
        <tr>
          <td class="time">{fullTime(entry.createdAt)}</td>
          <td>{entry.operatorName}</td>
          <td>{ACTION_NAMES[entry.action] ?? entry.action}</td>
          {withSubject ? (
            <>
              <td>
                <Subject subject={entry.subject} />
              </td>
              <td class="wide dim">{changesOf(entry)}</td>
            </>
          ) : null}
        </tr>
      ))}
    />
  );
}

function Subject({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(" ");
  const text = `${SUBJECTS[kind] ?? kind} ${id}`;
  if (kind === "operator") return <>{text}</>;
  return (
    <a class="number" href={`/admin/${kind}s/${id}`}>
      {text}
    </a>
  );
}

/** @returns the changed fields: "status: paid → delivered" */
function changesOf({ before, after }: AuditEntry): string {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => {
      const [from, to] = [before?.[field], after?.[field]];
      if (from === undefined) return `${field}: ${valueText(to)}`;
      return to === undefined
        ? `${field}: ${valueText(from)}`
        : `${field}: ${valueText(from)} → ${valueText(to)}`;
    })
    .join("，");
}

const valueText = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);
