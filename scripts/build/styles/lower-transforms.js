/** Individual transform properties, in the order in which browsers apply them, with the function of each. */
const PROPERTIES = /^(translate|rotate|scale)$/;
const CONDITION = "not (translate: none)";
const COMBINED = "var(--translate) var(--rotate) var(--scale)";
/** Not empty: before 104, Chromium refuses a transform with empty fallbacks. */
const NEUTRAL = { translate: "translate(0)", rotate: "rotate(0)", scale: "scale(1)" };

/**
 * Adds a `transform` for browsers without `translate`, `rotate` and `scale` (Chromium before 104; Firefox and Safari
 * have them): each becomes a function in a variable of its own, so that classes combine. `@property` keeps the
 * variables from descendants.
 * @returns {import("postcss").Plugin}
 */
export function lowerTransforms() {
  return {
    postcssPlugin: "lower-transforms",
    OnceExit(root, { AtRule, Declaration, Rule }) {
      let used = false;
      root.walkDecls(PROPERTIES, (decl) => {
        const rule = decl.parent;
        if (rule?.type !== "rule" || isKeyframe(rule)) return;
        const guard = new AtRule({ name: "supports", params: CONDITION });
        const copy = new Rule({ selector: rule.selector });
        copy.append(new Declaration({ prop: `--${decl.prop}`, value: toFunction(decl) }));
        copy.append(new Declaration({ prop: "transform", value: COMBINED }));
        rule.after(guard.append(copy));
        used = true;
      });
      if (used)
        for (const name of Object.keys(NEUTRAL)) root.append(register(name, AtRule, Declaration));
    },
  };
}

function isKeyframe(rule) {
  return rule.parent?.type === "atrule" && /keyframes$/.test(rule.parent.name);
}

function toFunction({ prop, value }) {
  if (value === "none") return NEUTRAL[prop];
  const parts = splitParts(value);
  if (prop === "translate") return `translate(${parts.join(", ")})`;
  return prop === "rotate" ? `rotate(${value})` : `scale(${parts.join(", ")})`;
}

/** Splits a value at its spaces outside parentheses. */
function splitParts(value) {
  const parts = [""];
  let depth = 0;
  for (const character of value) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (character === " " && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== "");
}

function register(name, AtRule, Declaration) {
  const rule = new AtRule({ name: "property", params: `--${name}` });
  return rule.append(
    new Declaration({ prop: "syntax", value: '"*"' }),
    new Declaration({ prop: "inherits", value: "false" }),
    new Declaration({ prop: "initial-value", value: NEUTRAL[name] }),
  );
}
