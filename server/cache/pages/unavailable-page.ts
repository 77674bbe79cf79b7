import type { Brand } from "@storefront/brands/types";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { SEARCH_PATH } from "@/lib/addresses/search-query";

export interface Copy {
  /** The status of the answer. */
  code: string;
  title: string;
  text: string;
  again: string;
  /** An alternative to reloading. */
  onward?: { text: string; href: string };
  /** Fields of a search to repeat, by name: `q` can be edited, the others are hidden. */
  search?: readonly (readonly [name: string, value: string])[];
}

export const PAGE_COPY: Copy = {
  code: "503",
  title: "页面暂时打不开",
  text: "商品服务正在恢复中，请稍后重新加载。没有产生任何订单，已付款的订单不受影响，可以在手机上查看。",
  again: "重新加载",
};

/** A search may be refused while other pages work. */
export const SEARCH_COPY: Copy = {
  code: "503",
  title: "搜索暂时没有结果",
  text: "搜索服务现在忙，或者网络出了问题。稍等片刻再搜一次，也可以按游戏查找。",
  again: "再搜一次",
  onward: { text: "按游戏查找", href: GAMES_PATH },
};

/**
 * Returns the document for a page that cannot be rendered now, in the brand's colors, without scripts, files or the
 * marketplace.
 * @param requestId shown for the visitor to give to support
 */
export function unavailablePage(
  { name, mark, theme, company }: Brand,
  requestId: string,
  copy: Copy,
): string {
  const { code, title, text, onward } = copy;
  const footer = [company.name, company.licence].filter((text) => text !== "").join(" · ");
  return `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>
<title>${title} - ${escapeHtml(name)}</title><style>
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${theme.ground};color:${theme.ink};
font:16px/1.7 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
header{background:#fff;border-bottom:1px solid ${theme.tint}}
header a{max-width:1240px;margin:auto;padding:16px 20px;display:flex;gap:10px;align-items:center;
color:${theme.primaryStrong};text-decoration:none;font-size:18px;font-weight:600}
main{flex:1;display:flex;flex-wrap:wrap;gap:48px;align-items:center;justify-content:center;padding:48px 20px}
h1{margin:0 0 12px;font-size:24px;line-height:1.4}p{margin:0 0 28px;max-width:30em}
.code{margin:0;color:${theme.primaryStrong};font-weight:500}
.id{margin:20px 0 0;font-size:12px;opacity:.75;overflow-wrap:anywhere}
.again{display:inline-block;padding:10px 24px;border-radius:6px;background:${theme.primary};color:#fff;
font:inherit;border:0;cursor:pointer;text-decoration:none}.again:hover{background:${theme.primaryStrong}}
.words{padding:9px 14px;margin-right:12px;border:1px solid ${theme.primaryStrong};border-radius:6px;font:inherit;width:18em;
max-width:100%}form{display:inline}.onward{margin-left:20px;color:${theme.primaryStrong}}
footer{padding:20px;text-align:center;font-size:13px;background:#fff;border-top:1px solid ${theme.tint}}
</style></head><body>
<header><a href="/index"><svg viewBox="0 0 24 24" width="32" height="32" fill="currentColor" aria-hidden="true"><path d="${escapeHtml(mark)}"/></svg><span>${escapeHtml(name)}</span></a></header>
<main id="main"><svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
<rect x="20" y="28" width="200" height="144" rx="14" fill="${theme.tint}"/>
<rect x="44" y="56" width="152" height="38" rx="8" fill="#fff"/><rect x="44" y="106" width="152" height="38" rx="8" fill="#fff"/>
<circle cx="64" cy="75" r="6" fill="${theme.primary}"/><circle cx="64" cy="125" r="6" fill="${theme.spark}"/>
<path d="M84 75h64M84 125h32M132 113l24 24M156 113l-24 24" fill="none" stroke="${theme.primaryStrong}" stroke-width="4" stroke-linecap="round"/></svg>
<div><p class="code">${code}</p><h1>${title}</h1>
<p>${text}</p>
${retry(copy)}${onward ? `<a class="onward" href="${escapeHtml(onward.href)}">${escapeHtml(onward.text)}</a>` : ""}
<p class="id">错误编号：${escapeHtml(requestId)}</p></div></main>
<footer>${escapeHtml(footer)}</footer></body></html>`;
}

function retry({ again, search }: Copy): string {
  if (search === undefined) return `<a class="again" href="">${again}</a>`;
  const fields = search.map(([name, value]) => {
    const type = name === "q" ? 'class="words" aria-label="搜索"' : 'type="hidden"';
    return `<input ${type} name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`;
  });
  return `<form action="${SEARCH_PATH}">${fields.join("")}<button class="again">${again}</button></form>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
