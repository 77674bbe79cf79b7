import { renameClasses } from "./selectors.js";
import { readClassNames, tablePath } from "./table.js";

/**
 * Gives the classes of the stylesheet their short names.
 * @param {string} folder of the build
 * @returns {import("postcss").Plugin}
 */
export function shortenSelectors(folder = process.cwd()) {
  return {
    postcssPlugin: "shorten-selectors",
    OnceExit(root, { result }) {
      const names = readClassNames(folder);
      // With another table the stylesheet is made anew, as are scripts (next.config.js).
      result.messages.push({
        type: "dependency",
        plugin: "shorten-selectors",
        file: tablePath(folder),
        parent: result.opts.from,
      });
      root.walkRules((rule) => {
        rule.selector = renameClasses(rule.selector, (name) => names.get(name));
      });
    },
  };
}
