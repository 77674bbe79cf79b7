import type * as z from "zod";

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: "必须是文本",
  number: "必须是数字",
  int: "必须是整数",
  boolean: "必须是布尔值",
  array: "必须是列表",
  object: "必须是对象",
};

/** Describes an issue in one Chinese sentence that begins with the field's wire name: `goods_id：必须是正整数`. */
export function describeIssue(issue: Issue | undefined, input: unknown): string {
  if (!issue) return "参数不正确";
  const field = issue.path.map(String).join(".") || "请求内容";
  return `${field}：${words(issue, valueAt(input, issue.path))}`;
}

function words(issue: Issue, value: unknown): string {
  if (value === undefined) return "不能为空";
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? "格式不正确";
    case "invalid_union": {
      const inner = issue.errors.flat().find((each) => each.code !== "invalid_type");
      return inner ? words(inner, value) : "格式不正确";
    }
    case "too_big":
      return customMessage(issue) ?? `最多 ${issue.maximum}`;
    case "too_small":
      return customMessage(issue) ?? `至少 ${issue.minimum}`;
    case "invalid_value":
      return customMessage(issue) ?? `只能是 ${issue.values.map(String).join("、")}`;
    default:
      return customMessage(issue) ?? "格式不正确";
  }
}

/** @returns the message set in the schema, undefined for the library's English default */
function customMessage(issue: Issue): string | undefined {
  return /[\u4e00-\u9fff]/.test(issue.message) ? issue.message : undefined;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
