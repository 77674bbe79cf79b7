import type { CallExpression, Literal, Node, TemplateLiteral } from "acorn";
import { parseSource } from "./parse-source";

const CHINESE = /[\u4e00-\u9fff]/;

/** Elements that stand within a sentence. */
const WITHIN = ["b", "bdi", "em", "strong", "time"];

/** Splits a text into its Chinese sentences, at their ends, at new lines and at tags. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[。！？；])|\n|<[^>]*>/)
    .map((part) =>
      part
        .replace(/\s+/g, " ")
        .replace(/\{(\w+)\}/g, "〔$1〕")
        .trim(),
    )
    .filter((part) => CHINESE.test(part));

/** Returns the Chinese sentences of a source: of its strings, templates, names and elements, without comments. */
export function sentencesIn(source: string, loader: "ts" | "tsx"): string[] {
  if (!CHINESE.test(source)) return [];
  const texts: string[] = [];
  collectTexts(parseSource(source, loader), texts, new Set());
  return texts.flatMap(splitSentences);
}

/** @param read nodes whose text is part of a sentence that was collected */
function collectTexts(value: unknown, texts: string[], read: Set<Node>): void {
  if (Array.isArray(value)) {
    for (const one of value) collectTexts(one, texts, read);
    return;
  }
  if (!isNode(value)) return;
  if (!read.has(value)) {
    if (isElement(value)) texts.push(...textsOf(value, read));
    else if (isText(value)) texts.push(textOf(value, read) ?? "");
    else if (value.type === "Property") texts.push(pathOf((value as unknown as Keyed).key) ?? "");
  }
  for (const inner of Object.values(value)) collectTexts(inner, texts, read);
}

/** Returns the texts of an element, each between elements of their own. */
function textsOf({ arguments: [, , ...children] }: CallExpression, read: Set<Node>): string[] {
  const texts = [""];
  for (const child of children) {
    const text = textOf(child, read);
    if (text === null) texts.push("");
    else texts.push((texts.pop() ?? "") + text);
  }
  return texts;
}

/** @returns null for an element that is no part of the sentence around it */
function textOf(node: Node, read: Set<Node>): string | null {
  if (isText(node)) {
    read.add(node);
    if (node.type === "Literal") return String(node.value);
    const { quasis, expressions } = node;
    return quasis.map(({ value }, at) => value.cooked + filledIn(expressions[at])).join("");
  }
  if (!isElement(node)) return filledIn(node);
  const [tag] = node.arguments;
  if (tag?.type !== "Literal" || !WITHIN.includes(String(tag.value))) return null;
  read.add(node);
  return textsOf(node, read).join("");
}

/** @returns `〔name〕` for a variable or property, `…` for what is computed */
function filledIn(node: Node | undefined): string {
  if (!node) return "";
  const path = pathOf(node);
  return path === null ? "…" : `〔${path}〕`;
}

interface Keyed {
  key: Node;
}
interface Member extends Node {
  object: Node;
  property: Node;
  computed: boolean;
}

function pathOf(node: Node): string | null {
  if (node.type === "Identifier") return (node as Node & { name: string }).name;
  if (node.type !== "MemberExpression") return null;
  const { object, property, computed } = node as Member;
  const [left, right] = [pathOf(object), computed ? null : pathOf(property)];
  return left === null || right === null ? null : `${left}.${right}`;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const isText = (node: Node): node is Literal | TemplateLiteral =>
  node.type === "TemplateLiteral" ||
  (node.type === "Literal" && typeof (node as Literal).value === "string");

const isElement = (node: Node): node is CallExpression => {
  if (node.type !== "CallExpression") return false;
  const { callee } = node as CallExpression;
  return callee.type === "Identifier" && callee.name === "h";
};
