import { asFlag, asList, asObject, asText, unique } from "../decode/lenient";
import type { InspectionView } from "./goods-view";

const MAX_ITEMS = 40;

/** Reads the platform's inspection of an account (product §3 inspection.text.left, and its report). */
export function readInspection(value: unknown): InspectionView | null {
  const inspection = asObject(value);
  const summary = asText(asObject(inspection.text).left, 300);
  const report = readReport(inspection.report);
  return summary === "" && report === null ? null : { summary, report };
}

function readReport(value: unknown): InspectionView["report"] {
  const report = asObject(value);
  const items = unique(asList(report.items, readItem), (item) => item.name).slice(0, MAX_ITEMS);
  if (items.length === 0) return null;
  return {
    number: asText(report.report_no, 40),
    inspector: asText(report.inspector, 40),
    date: /^\d{4}-\d{2}-\d{2}/.exec(asText(report.checked_at, 40))?.[0] ?? "",
    items,
  };
}

function readItem(value: unknown): { name: string; result: string; passed: boolean } | null {
  const item = asObject(value);
  const name = asText(item.name, 40);
  return name === ""
    ? null
    : { name, result: asText(item.result, 200), passed: asFlag(item.passed) };
}
