import { fullTime } from "@storefront/contract/text/china-time";
import type { operatorAudit } from "@storefront/marketplace/database/schema";
import { AUDIT_ACTIONS } from "../../audit/record-audit";
import type { Columns } from "./table";

type AuditEntry = typeof operatorAudit.$inferSelect;

const ACTION_NAMES: Readonly<Record<string, string>> = AUDIT_ACTIONS;
const SUBJECTS: Readonly<Record<string, string>> = {
  order: "订单",
  listing: "商品",
  operator: "操作员",
  user: "用户",
  coupon: "优惠券",
  "boost-game": "代练游戏",
};

/** Columns of the audit: who did what and when. */
export const AUDIT_COLUMNS: Columns<AuditEntry> = [
  ["时间", ({ createdAt }) => fullTime(createdAt), "time"],
  ["操作员", ({ operatorName }) => operatorName],
  ["操作", ({ action }) => ACTION_NAMES[action] ?? action],
];

/** Subject and changed fields; the page of a single order shows them itself. */
export const CHANGE_COLUMNS: Columns<AuditEntry> = [
  ["对象", ({ subject }) => <Subject subject={subject} />],
  ["变化", (entry) => changesOf(entry), "wide dim"],
];

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
