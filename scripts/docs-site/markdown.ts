/** What the site's rules use of VitePress's Markdown renderer, which is installed only where the site is built. */
export interface MarkdownRenderer {
  core: { ruler: { push(name: string, rule: (state: MarkdownState) => void): void } };
}

export interface MarkdownState {
  env: unknown;
  tokens: MarkdownToken[];
  Token: new (type: string, tag: string, nesting: 0) => MarkdownToken;
}

export interface MarkdownToken {
  type: string;
  content: string;
  children: MarkdownToken[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
