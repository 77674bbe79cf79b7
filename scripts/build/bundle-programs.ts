import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

/** Entry points, bundled to dist/<name>.js. */
const PROGRAMS = {
  storefront: "server/main.ts",
  marketplace: "programs/marketplace.ts",
  market: "programs/market.ts",
  migrate: "programs/migrate.ts",
  "nginx-conf": "programs/nginx-conf.ts",
  sandbox: "sandbox/serve.ts",
};

/**
 * Bundles our own TypeScript so that plain node can run the programs. Packages stay in node_modules, and files that are
 * read at run time (migrations, styles, the sample catalog) stay in place.
 * @returns the bundles' external imports: packages, node modules, and our plain JavaScript
 */
export async function bundlePrograms(root: string, outdir = join(root, "dist")): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    sourcemap: "linked",
    sourcesContent: false,
    chunkNames: "[name]-[hash]",
    logLevel: "warning",
    metafile: true,
    plugins: [externalPackages(root, outdir), preserveLocations(outdir)],
  });
  await removeFormer(
    outdir,
    new Set(Object.keys(metafile.outputs).map((file) => resolve(root, file))),
  );
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))];
}

/** Removes the files of earlier builds. Folders stay: repositories of tests link to the sandbox's client. */
async function removeFormer(outdir: string, written: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(outdir, { withFileTypes: true })) {
    const path = join(outdir, entry.name);
    if (entry.isFile() && !written.has(path)) await rm(path);
  }
}

/**
 * Keeps packages external, and our plain JavaScript too: Next loads the same files, so a bundled module would exist
 * twice.
 */
const externalPackages = (root: string, outdir: string): Plugin => ({
  name: "external-packages",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, importer, kind, resolveDir }) => {
      if (kind === "entry-point") return undefined;
      const ours = /^(?:@|@storefront)\/(.*)$/.exec(path)?.[1];
      const local = ours
        ? resolve(root, ours)
        : path.startsWith(".")
          ? resolve(resolveDir || dirname(importer), path)
          : null;
      if (local === null) return { path, external: true };
      if (extname(local) !== ".js") return undefined;
      return { path: relative(outdir, local), external: true };
    });
  },
});

/** Replaces import.meta.url by the source's location, as modules locate neighboring files by it. */
const preserveLocations = (outdir: string): Plugin => ({
  name: "preserve-locations",
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes("import.meta.url")) return undefined;
      const address = JSON.stringify(relative(outdir, path));
      return {
        contents: source.replaceAll("import.meta.url", `new URL(${address}, import.meta.url).href`),
        loader: path.endsWith("x") ? "tsx" : "ts",
      };
    });
  },
});
