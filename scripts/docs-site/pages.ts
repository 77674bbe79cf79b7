/** Documents that lead through the product have short addresses, equal in both languages; all others keep their path. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "README.md": "index.md",
  "README.zh-CN.md": "zh/index.md",
  "CONTRIBUTING.md": "contributing.md",
  "SECURITY.md": "security.md",
  "CHANGELOG.md": "changelog.md",
  "CREDITS.md": "credits.md",
  "e2e/README.md": "browser-tests.md",
  "brands/ROUTES.md": "routes.md",
  "docs/README.md": "documents.md",
  "docs/how-to/README.md": "how-to/index.md",
  "docs/decisions/README.md": "decisions/index.md",
  "docs/how-to/add-a-brand.md": "add-a-brand.md",
  "docs/operations.md": "deploy.md",
  "docs/console.md": "operate.md",
  "docs/zh/README.md": "zh/documents.md",
};

/** Documents outside docs/ that are pages. */
const OUTSIDE = Object.keys(ADDRESSES).filter((file) => !file.startsWith("docs/"));

/** @returns the path below the site's root of the page that a document becomes, or null when it is none */
export function pageOf(file: string): string | null {
  const address = ADDRESSES[file];
  if (address !== undefined) return address;
  return /^docs\/[^.].*\.md$/.test(file) ? file.slice("docs/".length) : null;
}

/** Patterns of the Markdown files that are no pages, below the repository's root with the folders given. */
export function excludePages(names: readonly string[]): string[] {
  const folders = new Set(OUTSIDE.map((file) => file.split("/", 1).join("")));
  return names.flatMap((name) => {
    if (name === "docs" || OUTSIDE.includes(name)) return [];
    if (!folders.has(name)) return [name, `${name}/**`];
    const page = OUTSIDE.filter((file) => file.startsWith(`${name}/`)).map((file) =>
      file.slice(name.length + 1),
    );
    return [`${name}/!(${page.join("|")})`, `${name}/*/**`];
  });
}

/** The anchor that GitHub gives a heading: in lower case, with dashes for spaces and no punctuation. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
