import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { CHINESE } from "../../../scripts/docs-site/chinese";
import { joinChineseLines } from "../../../scripts/docs-site/join-chinese-lines";
import { CHINESE_SIDEBAR, ENGLISH_SIDEBAR } from "../../../scripts/docs-site/navigation";
import { anchorOf, excludePages, pageOf } from "../../../scripts/docs-site/pages";
import { rewriteLinks } from "../../../scripts/docs-site/rewrite-links";
import { MINI_SEARCH } from "../../../scripts/docs-site/search-terms";
import { drawDiagrams } from "./draw-diagrams";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export default defineConfig({
  title: "Game-item storefront",
  description: "One deployment of a game-item marketplace, many brands",
  lang: "en",
  base: process.env["DOCS_BASE"] ?? "/",
  // Documents stay where they are: those of docs/, and a few outside it.
  srcDir: root,
  srcExclude: excludePages(readdirSync(root)),
  rewrites: (file) => pageOf(file) ?? file,
  cacheDir: `${root}node_modules/.cache/vitepress`,
  metaChunk: true,
  // Of a product that the reader has started.
  ignoreDeadLinks: "localhostLinks",
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: {
    // Links lead to the same headings in the repository.
    anchor: { slugify: anchorOf },
    config: (md) => {
      // The documents are plain Markdown: what looks like an element is text.
      md.set({ html: false });
      rewriteLinks(md, root);
      joinChineseLines(md);
      drawDiagrams(md);
    },
  },
  vite: {
    publicDir: false,
    css: { postcss: {} },
    optimizeDeps: { entries: [] },
    build: { chunkSizeWarningLimit: 2_000 },
    server: { watch: { ignored: [`${root}{.bench,.data,.next,dist}/**`] } },
  },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: "local",
      options: {
        // The index of a language has pages by their folder: this one would be found in the English index.
        _render: (source, env, md) => {
          const html = md.render(source, env);
          return env.relativePath === "README.zh-CN.md" ? "" : html;
        },
        locales: { zh: { translations: CHINESE.search } },
        miniSearch: MINI_SEARCH,
      },
    },
  },
  locales: {
    root: { label: "English", lang: "en", themeConfig: { sidebar: ENGLISH_SIDEBAR } },
    zh: {
      label: "简体中文",
      lang: "zh-CN",
      title: "游戏道具商城",
      description: "游戏道具交易平台：一次部署，多个品牌",
      themeConfig: { ...CHINESE.theme, sidebar: { "/zh/": CHINESE_SIDEBAR } },
    },
  },
});
