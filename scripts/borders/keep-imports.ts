import { type ParserOptions, types } from "@babel/core";

/** An import of a type, written in braces in a JSDoc comment. */
const JSDOC_IMPORT = /\{[^{}]*?\bimport\("([^"]+)"\)/g;

/** Imports of this repository's files; resolving packages and Node's modules would take half of the time. */
const OWN = /^(?:\.|@\/|@storefront\/)/;

/** Babel names the file differently from the published types of its parser. */
type Options = ParserOptions & { sourceFileName?: string };
type Parse = (code: string, options: Options) => types.File;
type Cache = { get(text: string, compute: () => string): string };

/** @returns the path that the node imports, null when it imports none */
function pathIn(node: types.Node): string | null {
  if (types.isImportDeclaration(node) || types.isExportAllDeclaration(node))
    return node.source.value;
  if (types.isExportNamedDeclaration(node)) return node.source?.value ?? null;
  if (types.isTSImportType(node)) return node.argument.value;
  if (types.isTSExternalModuleReference(node)) return node.expression.value;
  if (!types.isCallExpression(node)) return null;
  const isImport =
    types.isImport(node.callee) || types.isIdentifier(node.callee, { name: "require" });
  const [path] = node.arguments;
  return isImport && types.isStringLiteral(path) ? path.value : null;
}

/** @returns one statement for each path that is imported, regardless of the syntax */
function listImports(file: types.File): string {
  const paths = new Set<string>();
  types.traverseFast(file, (node) => {
    const path = pathIn(node);
    if (path !== null) paths.add(path);
  });
  for (const { type, value } of file.comments ?? [])
    if (type === "CommentBlock")
      for (const [, path = ""] of value.matchAll(JSDOC_IMPORT)) paths.add(path);
  const own = [...paths].filter((path) => OWN.test(path));
  return own.map((path) => `import ${JSON.stringify(path)};`).join("\n");
}

/**
 * Creates a plugin of Babel that reduces a module to its imports. Those of types are among them, which compilers drop,
 * and what remains has no syntax that dependency-cruiser's parser does not know.
 */
export const createKeepImports = (cache: Cache) => ({
  parserOverride(code: string, options: Options, parse: Parse): types.File {
    const jsx = !options.sourceFileName?.endsWith(".ts");
    const imports = cache.get(code, () =>
      listImports(
        parse(code, { ...options, plugins: jsx ? ["typescript", "jsx"] : ["typescript"] }),
      ),
    );
    return parse(imports, options);
  },
});
