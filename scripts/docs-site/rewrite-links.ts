import { relative } from "node:path";
import type { MarkdownRenderer, MarkdownState as State, MarkdownToken as Token } from "./markdown";
import { resolveLink } from "./resolve-link";

/** Rewrites links of the documents, which are those of the repository, to links of the site. */
export function rewriteLinks(md: MarkdownRenderer, root: string): void {
  md.core.ruler.push("repository_links", (state) => {
    const { realPath, path } = state.env as { realPath?: string; path?: string };
    const document = realPath ?? path;
    if (document === undefined) return;
    const file = relative(root, document);
    for (const block of state.tokens) {
      if (block.children) block.children = rewriteTokens(state, file, block.children);
    }
  });
}

function rewriteTokens(state: State, file: string, tokens: readonly Token[]): Token[] {
  const rewritten: Token[] = [];
  let source: string | null = null;
  let text = "";
  for (const token of tokens) {
    if (token.type === "link_open") {
      const link = resolveLink(file, token.attrGet("href") ?? "");
      if (link.kind === "page") token.attrSet("href", link.href);
      source = link.kind === "source" ? link.path : null;
      text = "";
      if (source !== null) continue;
    }
    if (source === null) rewritten.push(token);
    else if (token.type === "link_close") {
      rewritten.push(...nameSource(state, text, source));
      source = null;
    } else text += token.content;
  }
  return rewritten;
}

/** A file that is no page is named as code, with its path. */
function nameSource(state: State, text: string, path: string): Token[] {
  const code = new state.Token("code_inline", "code", 0);
  code.content = path;
  if (path.endsWith(text.replaceAll(/^[./]+|\/$/g, ""))) return [code];
  const [before, after] = [new state.Token("text", "", 0), new state.Token("text", "", 0)];
  before.content = `${text} (`;
  after.content = ")";
  return [before, code, after];
}
