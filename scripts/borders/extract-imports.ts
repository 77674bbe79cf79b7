import { isBuiltin } from "node:module";
import { type ParserOptions, types } from "@babel/core";

/** An import of a type, written in braces in a JSDoc comment. */
const JSDOC_IMPORT = /\{[^{}]*?\bimport\("([^"]+)"\)/g;

/** `/// <reference path="…" />` and `types="…"`. */
const REFERENCE = /^\/\s*<reference\s+(path|types)="([^"]+)"/;

/** Imports of this repository's files. */
const OWN = /^(?:\.|@\/|@storefront\/)/;

/** A URL of a code file; URLs of pictures, styles and folders are data. */
const CODE = /\.[cm]?[jt]sx?$/;

/** The name of a package in an import: `@scope/name/file` or `name/file`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Babel names the file differently from the published types of its parser. */
type Options = ParserOptions & { sourceFileName?: string };
type Parse = (code: string, options: Options) => types.File;
type Cache = { get(text: string, compute: () => string): string };

/** @returns the text of a string, or of a template: up to its first expression, which names no file */
function textOf(node: types.Node | undefined): string | null {
  if (types.isStringLiteral(node)) return node.value;
  return types.isTemplateLiteral(node) ? (node.quasis[0]?.value.cooked ?? null) : null;
}

const isCreateRequire = (node: types.Node | null | undefined) =>
  types.isCallExpression(node) && types.isIdentifier(node.callee, { name: "createRequire" });

/** @returns whether a call of this function imports: `import`, `require`, what `createRequire` returns, and their `resolve` */
function importsBy(callee: types.Node, requires: ReadonlySet<string>): boolean {
  if (types.isImport(callee) || isCreateRequire(callee)) return true;
  if (types.isIdentifier(callee)) return requires.has(callee.name);
  return (
    types.isMemberExpression(callee) &&
    types.isIdentifier(callee.property, { name: "resolve" }) &&
    importsBy(callee.object, requires)
  );
}

/** @returns the path that the node imports, null when it imports none */
function pathIn(node: types.Node, requires: ReadonlySet<string>): string | null {
  if (types.isImportDeclaration(node) || types.isExportAllDeclaration(node))
    return node.source.value;
  if (types.isExportNamedDeclaration(node)) return node.source?.value ?? null;
  if (types.isTSImportType(node)) return node.argument.value;
  if (types.isTSExternalModuleReference(node)) return textOf(node.expression);
  if (types.isNewExpression(node) && types.isIdentifier(node.callee, { name: "URL" })) {
    const path = textOf(node.arguments[0]);
    return path !== null && CODE.test(path) && path.startsWith(".") ? path : null;
  }
  if (!types.isCallExpression(node) || !importsBy(node.callee, requires)) return null;
  return textOf(node.arguments[0]);
}

function* pathsOfComments(file: types.File): Iterable<string> {
  for (const { type, value } of file.comments ?? []) {
    if (type === "CommentBlock")
      for (const [, path = ""] of value.matchAll(JSDOC_IMPORT)) yield path;
    const [, kind, path = ""] = REFERENCE.exec(value) ?? [];
    if (kind !== undefined) yield kind === "path" && !path.startsWith(".") ? `./${path}` : path;
  }
}

/** @returns one statement for each path that is imported, regardless of the syntax, and a comment with the packages */
function listImports(file: types.File): string {
  const requires = new Set(["require"]);
  types.traverseFast(file, (node) => {
    if (
      types.isVariableDeclarator(node) &&
      isCreateRequire(node.init) &&
      types.isIdentifier(node.id)
    )
      requires.add(node.id.name);
  });
  const paths = new Set<string>(pathsOfComments(file));
  types.traverseFast(file, (node) => {
    const path = pathIn(node, requires);
    if (path !== null) paths.add(path);
  });
  const all = [...paths];
  const packages = all.filter((path) => !OWN.test(path) && path !== "" && !isBuiltin(path));
  return [
    ...all.filter((path) => OWN.test(path)).map((path) => `import ${JSON.stringify(path)};`),
    `//${[...new Set(packages.map((path) => PACKAGE.exec(path)?.[0] ?? path))].join(" ")}`,
  ].join("\n");
}

/**
 * Creates a Babel plugin that reduces a module to its imports, including type imports, which compilers drop. The rest
 * has no syntax that dependency-cruiser's parser does not know.
 */
export const createImportExtractor = (
  cache: Cache,
  onPackages: (file: string, packages: readonly string[]) => void,
) => ({
  parserOverride(code: string, options: Options, parse: Parse): types.File {
    const jsx = !options.sourceFileName?.endsWith(".ts");
    const imports = cache.get(code, () =>
      listImports(
        parse(code, { ...options, plugins: jsx ? ["typescript", "jsx"] : ["typescript"] }),
      ),
    );
    const packages = /^\/\/(.*)$/m.exec(imports)?.[1] ?? "";
    onPackages(options.sourceFileName ?? "", packages.split(" ").filter(Boolean));
    return parse(imports, options);
  },
});
