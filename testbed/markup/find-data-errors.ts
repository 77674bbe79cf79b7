import { REQUIREMENTS } from "./result-requirements";

type Node = Record<string, unknown>;

/** Finds what search engines would reject in the structured data (JSON-LD) of a document. @returns one line for each */
export function findDataErrors(html: string): string[] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = ""]) => checkBlock(text));
}

function checkBlock(text: string): string[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch {
    return ["a block is not JSON"];
  }
  if (!isNode(block) || block["@context"] !== "https://schema.org")
    return ["a block is not of schema.org"];
  const graph = block["@graph"];
  return (Array.isArray(graph) ? graph : [block]).flatMap((node) => checkNode(node));
}

/** @param allowed the types that the property may have; undefined: any known one */
function checkNode(node: unknown, allowed?: readonly string[]): string[] {
  if (!isNode(node)) return ["a node is not an object"];
  const type = String(node["@type"]);
  const requirement = REQUIREMENTS[type];
  if (!requirement) return [`${type}: no such type is known`];
  if (allowed && !allowed.includes(type)) return [`${type}: not one of ${allowed.join(", ")}`];
  const { required, oneOf = [], parts = {} } = requirement;
  const missing = required.filter((name) => !has(node, name));
  const hasOne = oneOf.length === 0 || oneOf.some((name) => has(node, name));
  return [
    ...missing.map((name) => `${type}: ${name} is missing`),
    ...(hasOne ? [] : [`${type}: one of ${oneOf.join(", ")} is missing`]),
    ...Object.entries(parts).flatMap(([name, types]) =>
      listOf(node[name]).flatMap((part) => checkNode(part, types)),
    ),
    ...(type === "BreadcrumbList" ? checkOrder(listOf(node["itemListElement"])) : []),
  ];
}

/** A breadcrumb has at least two items, numbered from 1. */
function checkOrder(items: readonly unknown[]): string[] {
  if (items.length < 2) return ["BreadcrumbList: fewer than two items"];
  const inOrder = items.every((item, at) => isNode(item) && item["position"] === at + 1);
  return inOrder ? [] : ["BreadcrumbList: items are not numbered from 1"];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const has = (node: Node, name: string): boolean => {
  const value = node[name];
  return value !== undefined && value !== null && value !== "";
};

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
