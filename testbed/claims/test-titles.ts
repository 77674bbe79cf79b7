import type { CallExpression, Node } from "acorn";
import { parseSource } from "./parse-source";

/** Returns the full names of the tests of a source, "describe › title", those of tables with their placeholders. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  collectTitles(parseSource(source, "tsx"), [], titles);
  return titles;
}

function collectTitles(value: unknown, within: readonly string[], titles: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collectTitles(one, within, titles);
    return;
  }
  if (typeof value !== "object" || value === null || !("type" in value)) return;
  const block = blockOf(value as Node);
  if (block?.name === "describe") {
    collectTitles(block.rest, [...within, block.title], titles);
    return;
  }
  if (block) titles.push([...within, block.title].join(" › "));
  for (const inner of Object.values(value)) collectTitles(inner, within, titles);
}

/** @returns null for what is no test or block of tests; a skipped one is none */
function blockOf(node: Node): { name: string; title: string; rest: Node[] } | null {
  if (node.type !== "CallExpression") return null;
  const {
    callee,
    arguments: [first, ...rest],
  } = node as CallExpression;
  const name = callee.type === "CallExpression" ? tableOf(callee) : nameOf(callee);
  if (name === null || first?.type !== "Literal") return null;
  return { name, title: String(first.value), rest };
}

const nameOf = (node: Node): string | null => {
  const { name } = node as Node & { name?: string };
  return name !== undefined && ["describe", "it", "test"].includes(name) ? name : null;
};

/** @returns the name of `it.each(rows)` */
function tableOf({ callee }: CallExpression): string | null {
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return null;
  return callee.property.name === "each" ? nameOf(callee.object) : null;
}
