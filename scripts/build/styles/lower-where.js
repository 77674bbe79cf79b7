/** A selector that `:where()` begins, or one inside the `:is()` that Tailwind writes around variants. */
const WHERE = /:where\(((?:[^(),]|\([^(),]*\))+)\)/g;
const WRAPPED = /^:is\(((?:[^(),]|\([^(),]*\))+)\)$/;
/** Behind Tailwind's base styles, before its utilities: there a class wins over the copy, as it does over `:where()`. */
const LAYER = "components";
const CONDITION = "not selector(:where(a))";

/**
 * Copies the rules with `:where()`, which Chromium has since 88, without it for older ones. The copy of a rule that
 * `:where()` leaves without specificity (`space-y-*`) moves to a lower layer, so that other classes still override it.
 * Must run before cascade layers are lowered.
 * @returns {import("postcss").Plugin}
 */
export function lowerWhere() {
  return {
    postcssPlugin: "lower-where",
    OnceExit(root, { AtRule }) {
      const moved = new AtRule({ name: "layer", params: LAYER });
      root.walkRules(/:where\(/, (rule) => {
        const selectors = rule.selectors.map(withoutWhere).filter((selector) => selector !== null);
        if (selectors.length === 0) return;
        const guard = new AtRule({ name: "supports", params: CONDITION });
        guard.append(rule.clone({ selectors }));
        if (rule.selector.startsWith(":where(")) moved.append(wrapInConditions(guard, rule));
        else rule.after(guard);
      });
      if (moved.nodes?.length > 0) root.append(moved);
    },
  };
}

/** @returns null for a selector that has no `:where()` or that browsers without it lack for another reason */
function withoutWhere(selector) {
  const lowered = selector.replace(WHERE, "$1").replace(WRAPPED, "$1");
  return lowered === selector || /:(is|where)\(/.test(lowered) ? null : lowered;
}

/** Repeats the media queries around a rule around its copy. */
function wrapInConditions(copy, { parent }) {
  let wrapped = copy;
  for (let outer = parent; outer?.type === "atrule"; outer = outer.parent)
    if (outer.name === "media") wrapped = outer.clone({ nodes: [] }).append(wrapped);
  return wrapped;
}
