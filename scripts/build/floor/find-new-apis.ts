import type { Identifier } from "@mdn/browser-compat-data/types";
import type { MemberExpression, Identifier as Name, Node } from "acorn";
import { full } from "acorn-walk";
import { childFeatures, FEATURES, lackingBrowsers } from "./compatibility";
import { excerpt, type ParsedScript } from "./find-new-syntax";

/** Interfaces whose instances pages handle: a property of such a name that no interface of the floor has is reported. */
const DOM_INTERFACES =
  "AbortSignal Blob Clipboard Crypto DataTransfer Document Element Event EventTarget FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLImageElement HTMLInputElement Headers History KeyboardEvent Location MediaQueryList Navigator Node NodeList PointerEvent ReadableStream Request Response Selection Storage URL URLSearchParams Window".split(
    " ",
  );

export interface ApiUse {
  /** "Array.toSorted" for a method of instances, "URL.canParse" for a static one, "structuredClone" for a global. */
  api: string;
  code: string;
}

const newApis = collectNewApis();

/** Uses of APIs that a browser of the floor lacks, by name: the types of objects are unknown. */
export function findNewApis({ source, program }: ParsedScript): ApiUse[] {
  const uses: ApiUse[] = [];
  const add = (api: string | undefined, node: MemberExpression | Name) => {
    if (api !== undefined) uses.push({ api, code: excerpt(source, node) });
  };
  full(program, (node) => {
    if (isIdentifier(node)) add(newApis.globals.get(node.name), node);
    if (!isMember(node)) return;
    const property = propertyName(node);
    if (property === undefined) return;
    const owner = isIdentifier(node.object) ? node.object.name : "";
    add(newApis.statics.get(`${owner}.${property}`) ?? newApis.members.get(property), node);
  });
  return uses;
}

const isIdentifier = (node: Node): node is Name => node.type === "Identifier";
const isMember = (node: Node): node is MemberExpression => node.type === "MemberExpression";

function propertyName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" && typeof property.value === "string"
    ? property.value
    : undefined;
}

function collectNewApis() {
  const scripting = FEATURES.javascript["builtins"] as Identifier;
  const builtins = Object.entries(scripting);
  const interfaces = Object.entries(FEATURES.api as Identifier);
  const globals = new Map<string, string>();
  const statics = new Map<string, string>();
  const members = new Map<string, string>();
  const known = new Set(Object.getOwnPropertyNames(Object.prototype));

  for (const [owner, feature] of [...builtins, ...interfaces] as [string, Identifier][]) {
    if (feature.__compat && lackingBrowsers(feature.__compat).length > 0) globals.set(owner, owner);
    const isScanned = owner in scripting || DOM_INTERFACES.includes(owner);
    for (const [key, compat] of childFeatures(feature)) {
      const isStatic = key.endsWith("_static");
      const name = key.replace(/_static$/, "");
      if (!/^[A-Za-z]+\d*$/.test(name) || name === owner) continue;
      if (lackingBrowsers(compat).length === 0) known.add(name);
      else if (isStatic) statics.set(`${owner}.${name}`, `${owner}.${name}`);
      else if (isScanned) members.set(name, `${owner}.${name}`);
    }
  }
  for (const name of known) members.delete(name);
  return { globals, statics, members };
}
