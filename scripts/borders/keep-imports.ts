import { type ParserOptions, types } from "@babel/core";

/** An import of a type, written in braces in a JSDoc comment. */
const JSDOC_IMPORT = /\{[^{}]*?\bimport\("([^"]+)"\)/g;

/** Babel names the file differently from the published types of its parser. */
type Options = ParserOptions & { sourceFileName?: string };
type Parse = (code: string, options: Options) => types.File;
type Cache = { get(text: string, compute: () => string): string };

const toStatement = (path: string) => `import ${JSON.stringify(path)};`;

/** @returns a statement that imports the same file, null when the node imports none */
function toImport(node: types.Node): string | null {
  if (types.isImportDeclaration(node) || types.isExportAllDeclaration(node))
    return toStatement(node.source.value);
  if (types.isExportNamedDeclaration(node) && node.source) return toStatement(node.source.value);
  if (types.isTSImportType(node)) return toStatement(node.argument.value);
  if (types.isTSExternalModuleReference(node)) return toStatement(node.expression.value);
  if (!types.isCallExpression(node)) return null;
  const [path] = node.arguments;
  if (!types.isStringLiteral(path)) return null;
  if (types.isImport(node.callee)) return `import(${JSON.stringify(path.value)});`;
  const isRequire = types.isIdentifier(node.callee, { name: "require" });
  return isRequire ? `require(${JSON.stringify(path.value)});` : null;
}

function listImports(file: types.File): string {
  const imports = new Set<string>();
  types.traverseFast(file, (node) => {
    const statement = toImport(node);
    if (statement !== null) imports.add(statement);
  });
  for (const { type, value } of file.comments ?? [])
    if (type === "CommentBlock")
      for (const [, path = ""] of value.matchAll(JSDOC_IMPORT)) imports.add(toStatement(path));
  return [...imports].join("\n");
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
