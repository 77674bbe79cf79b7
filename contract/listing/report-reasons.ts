/** Reasons for reporting a listing, on the wire. */
export const REPORT_REASONS = ["untrue", "stolen", "off_platform", "forbidden", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Labels for buyers and operators. */
export const REPORT_REASON_NAMES: Readonly<Record<ReportReason, string>> = {
  untrue: "描述与实际不符",
  stolen: "账号或卡密来源不明",
  off_platform: "引导到平台外交易",
  forbidden: "违禁内容",
  other: "其他",
};

/** Maximum length of a report's text. */
export const REPORT_TEXT_MAX = 200;

/** Most reports of one buyer in a day. */
export const REPORTS_PER_DAY = 20;
