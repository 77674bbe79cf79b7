import { joinCells } from "./cells";
import { type FormField, listField, textField } from "./form-field";
import type { FormSection } from "./form-section";

/** Texts of a report are passed on when they are empty, too: a report has all of them. */
const reported = (name: string, key: string, label: string, more = {}): FormField =>
  textField(name, label, { key, maxlength: 100, read: (text) => text, ...more });

const REPORT_ITEMS = listField<{ name: string; result: string; passed: number }>(
  "report_items",
  "项目",
  {
    key: "items",
    rows: 3,
    hint: "项目 | 结果 | 通过 或 未通过",
    readItem: ([name, result = "", passed = ""]) => ({
      name,
      result,
      passed: passed === "未通过" ? 0 : passed === "通过" ? 1 : passed,
    }),
    printItem: ({ name, result, passed }) => joinCells([name, result, passed ? "通过" : "未通过"]),
  },
);

/** The inspection report, an object of its own in the row. */
export const REPORT: FormSection = {
  title: "验号报告",
  note: "都不填则没有",
  groups: [
    {
      layout: "grid",
      fields: [
        reported("report_no", "report_no", "报告编号"),
        reported("report_inspector", "inspector", "验号人"),
        reported("report_checked_at", "checked_at", "验号时间", {
          maxlength: 40,
          hint: "例如 2026-03-01T10:00:00+08:00。",
        }),
      ],
    },
    { fields: [REPORT_ITEMS] },
  ],
};
