import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { type AtRule, type Declaration, parse, type Rule } from "postcss";
import { FEATURES, lackingBrowsers } from "./compatibility";

const css = FEATURES.css as Record<string, Identifier>;

/** Units by their name in the data. */
const UNITS: readonly [RegExp, string][] = [
  [/\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, "container_query_length_units"],
  [/\d(?:dvh|dvw|dvi|dvb)\b/, "viewport_percentage_units_dynamic"],
  [/\d(?:svh|svw|lvh|lvw)\b/, "viewport_percentage_units_small"],
  [/\dlh\b/, "lh"],
  [/\drlh\b/, "rlh"],
];

/**
 * Features in a stylesheet that a browser of the floor lacks: "property zoom", "at-rule @layer", "selector :has",
 * "function color-mix()", "unit lh". What an `@supports` guards is left out, as are prefixed and custom properties.
 */
export function findNewStyles(stylesheet: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string, compat: CompatStatement | undefined) => {
    if (compat !== undefined && lackingBrowsers(compat).length > 0) found.add(name);
  };
  const at = (...path: string[]) =>
    path.reduce<Identifier | undefined>(
      (feature, key) => feature?.[key] as Identifier,
      css as Identifier,
    )?.__compat;

  parse(stylesheet).walk((node) => {
    if (node.type === "comment" || isGuarded(node)) return;
    if (node.type === "atrule") add(`at-rule @${node.name}`, at("at-rules", node.name));
    if (node.type === "rule") {
      for (const [, name = ""] of withoutEscapes(node.selector).matchAll(/:([a-z-]+)/g))
        add(`selector :${name}`, at("selectors", name));
    }
    if (node.type !== "decl") return;
    add(`property ${node.prop}`, at("properties", node.prop));
    for (const [, name = ""] of node.value.matchAll(/([a-z-]+)\(/g))
      add(`function ${name}()`, at("types", name) ?? at("types", "color", name));
    for (const [unit, name] of UNITS)
      if (unit.test(node.value)) add(`unit ${name}`, at("types", "length", name));
  });
  return found;
}

/** Class names hold escaped colons: `.hover\:block`. */
function withoutEscapes(selector: string): string {
  return selector.replace(/\\./g, "");
}

function isGuarded(node: Declaration | Rule | AtRule): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === "atrule" && (parent as AtRule).name === "supports") return true;
  return node.type === "atrule" && node.name === "supports";
}
