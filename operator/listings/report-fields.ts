import { choiceField, type FormField, textField } from "./form-field";
import type { FormSection } from "./form-section";
import type { RowsField } from "./rows-field";

/** Texts of a report are passed on when they are empty, too: a report has all of them. */
const reported = (name: string, key: string, label: string, more = {}): FormField =>
  textField(name, label, { key, maxlength: 100, read: (text) => text, ...more });

const REPORT_ITEMS: RowsField = {
  name: "report_items",
  key: "items",
  label: "项目",
  control: "rows",
  max: 50,
  columns: [
    reported("name", "name", "项目"),
    reported("result", "result", "结果", { maxlength: 500 }),
    choiceField(
      "passed",
      "结论",
      [
        ["1", "通过"],
        ["0", "未通过"],
      ],
      { read: (text) => (text === "0" ? 0 : 1) },
    ),
  ],
};

/** The inspection report, an object of its own in the row. */
export const REPORT: FormSection = {
  title: "验号报告",
  note: "都不填则没有",
  isOptional: true,
  groups: [
    {
      layout: "fitting",
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
