import { type Program, parse } from "acorn";
import { transformSync } from "esbuild";

/** Parses a source without its types and comments; elements are calls of `h(name, props, ...children)`. */
export const parseSource = (source: string, loader: "ts" | "tsx"): Program =>
  parse(
    transformSync(source, { loader, jsx: "transform", jsxFactory: "h", charset: "utf8" }).code,
    { ecmaVersion: "latest", sourceType: "module" },
  );
