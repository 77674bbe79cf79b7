import type { InspectionReport } from "../schema";
import { GAMES } from "./games";
import type { ListingSeed } from "./listing";

/** What an inspector looks at whatever the account, beside what its seller says of it. */
const CHECKS: InspectionReport["items"] = [
  { name: "处罚记录", result: "近一年无封号、禁赛与扣分", passed: 1 },
  { name: "登录记录", result: "近 30 天无异地登录", passed: 1 },
  { name: "绑定手机", result: "可更换，换绑由客服陪同", passed: 1 },
  { name: "绑定邮箱", result: "可更换", passed: 1 },
];
const HOUR_MS = 3_600_000;
/** Hours before the seeding. */
const CHECKED_AGO = 6;

/** The report behind a listing's `inspection`: every parameter compared, the usual checks, and what to know first. */
export function inspectionReport(listing: ListingSeed, now: Date): InspectionReport {
  const compared = listing.parameters
    .filter(([title]) => title !== "所属游戏")
    .map(([name, ...values]) => ({ name, result: values.join("，"), passed: 1 as const }));
  const cautions = (listing.cautions ?? []).map((it) => ({ ...it, passed: 0 as const }));
  return {
    report_no: `YH${String(listing.id).padStart(8, "0")}`,
    inspector: `平台验号组（${GAMES[listing.game].kind}）`,
    checked_at: new Date(now.getTime() - CHECKED_AGO * HOUR_MS).toISOString(),
    items: [...compared, ...CHECKS, ...cautions],
  };
}
