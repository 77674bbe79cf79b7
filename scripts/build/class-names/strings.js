import { parseSync, types } from "@babel/core";

const OPTIONS = { babelrc: false, configFile: false };
const ESCAPED_IN_TEMPLATE = /[`\\]|\$(?=\{)/g;

/** @typedef {{ start: number, end: number, value: string, write: (value: string) => string }} SourceString */

const isJsxString = (node) =>
  types.isJSXAttribute(node) && types.isStringLiteral(node.value) ? node.value : null;

/**
 * Lists the strings of a module and the pieces of its templates, in order. `write` returns the source of another value.
 * @param {string} code
 * @param {string} filename decides the syntax
 * @returns {SourceString[]}
 */
export function listStrings(code, filename) {
  const plugins = filename.endsWith(".ts") ? ["typescript"] : ["typescript", "jsx"];
  const file = parseSync(code, { ...OPTIONS, filename, parserOpts: { plugins } });
  const inJsx = new Set();
  const strings = [];
  types.traverseFast(file, (node) => {
    if (isJsxString(node)) inJsx.add(node.value);
    const { start, end } = node;
    if (types.isStringLiteral(node)) {
      const write = inJsx.has(node) ? (value) => `{${JSON.stringify(value)}}` : JSON.stringify;
      strings.push({ start, end, value: node.value, write });
    }
    if (types.isTemplateElement(node)) {
      const write = (value) => value.replace(ESCAPED_IN_TEMPLATE, "\\$&");
      strings.push({ start, end, value: node.value.cooked ?? "", write });
    }
  });
  return strings.sort((a, b) => a.start - b.start);
}
