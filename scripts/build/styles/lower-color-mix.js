/** The condition under which browsers have `color-mix()`, as Tailwind writes it. */
const SUPPORTED = "(color: color-mix(in lab, red, red))";
/** A brand color, or a color of a landing page's surface, that also exists as channels under the same name + "-rgb". */
const TRANSLUCENT =
  /color-mix\(in oklab,\s*var\(--(brand-[a-z-]+|glow)\)\s+([\d.]+%),\s*transparent\)/g;
/** A mix of two colors, each a variable, a word or a hex value; the first with its share. */
const MIX =
  /color-mix\(in oklab,\s*(var\(--[a-z-]+\)|[#\w]+)\s+([\d.]+)%,\s*(var\(--[a-z-]+\)|[#\w]+)\)/g;

/**
 * Replaces `color-mix()`, which Chromium has since 111. A translucent brand color becomes the same color as
 * `rgb(<channels> / n%)`. Where Tailwind guards a mix, a color of the theme itself keeps only its static fallback,
 * which is the same. All others get a fallback: the color with the larger share.
 * @returns {import("postcss").Plugin}
 */
export function lowerColorMix() {
  return {
    postcssPlugin: "lower-color-mix",
    OnceExit(root, { AtRule, Rule }) {
      root.walkDecls((decl) => {
        decl.value = decl.value.replace(TRANSLUCENT, "rgb(var(--$1-rgb) / $2)");
      });
      root.walkAtRules("supports", (guard) => {
        if (isMixGuard(guard)) moveOutOfGuard(guard);
      });
      root.walkDecls((decl) => {
        if (!decl.value.includes("color-mix(") || isGuarded(decl)) return;
        const fallback = decl.value.replace(MIX, (_, one, percent, other) =>
          Number(percent) >= 50 ? one : other,
        );
        const guard = new AtRule({ name: "supports", params: SUPPORTED });
        const rule = new Rule({ selector: decl.parent.selector });
        decl.parent.after(guard.append(rule.append(decl.clone())));
        decl.value = fallback;
      });
    },
  };
}

/** Moves declarations that need no guard to their fallbacks, and drops those whose fallback is the same. */
function moveOutOfGuard(guard) {
  guard.walkDecls((decl) => {
    splitFallback(guard, decl);
    const fallback = findFallback(guard, decl);
    if (fallback === undefined) return;
    if (!decl.value.includes("color-mix(")) fallback.value = decl.value;
    else if (!decl.value.includes("var(--color-")) return;
    decl.remove();
  });
  guard.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  if (guard.nodes.length === 0) guard.remove();
}

/** Tailwind joins the fallback with an equal rule (`.a,.b{}`): gives it a rule of its own again, behind the other. */
function splitFallback(guard, decl) {
  const joined = guard.prev();
  const { selector } = decl.parent;
  if (joined?.type !== "rule" || !joined.selectors.includes(selector)) return;
  if (joined.selectors.length === 1) return;
  joined.after(joined.clone({ selectors: [selector] }));
  joined.selectors = joined.selectors.filter((each) => each !== selector);
}

/** The declaration of the same property before the guard: in the rule around it, or in the rule of the same selector. */
function findFallback(guard, decl) {
  const isSame = (node) => node.type === "decl" && node.prop === decl.prop;
  if (decl.parent === guard) return guard.parent?.nodes.filter(isSame).at(-1);
  const previous = guard.prev();
  if (previous?.type !== "rule" || previous.selector !== decl.parent?.selector) return undefined;
  return previous.nodes.filter(isSame).at(-1);
}

function isMixGuard({ params }) {
  return params.replace(/\s/g, "") === SUPPORTED.replace(/\s/g, "");
}

function isGuarded(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === "atrule" && parent.name === "supports" && isMixGuard(parent)) return true;
  return false;
}
