import type { Shot } from "./photograph";

/** Renders all screenshots on one page, grouped by kind for comparison. */
export function sheetHtml(shots: readonly Shot[]): string {
  const kinds = [...new Set(shots.map(({ subject }) => subject.kind))].sort();
  const sections = kinds.map((kind) => {
    const own = shots
      .filter(({ subject }) => subject.kind === kind)
      .sort((a, b) => a.host.localeCompare(b.host) || a.subject.path.localeCompare(b.subject.path));
    return `<h2 id="${kind}">${kind} <small>${own.length}</small></h2>\n<ul>${own.map(card).join("\n")}</ul>`;
  });
  const nav = kinds.map((kind) => `<a href="#${kind}">${kind}</a>`).join(" ");
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>Contact sheet: ${shots.length} pages</title>
<style>${STYLE}</style>
<header><h1>${shots.length} pages</h1><nav>${nav}</nav></header>
${sections.join("\n")}
</html>
`;
}

function card({ subject, host, file, title, problems }: Shot): string {
  const { company } = subject.brand;
  const picture = file === "" ? "" : `<img loading="lazy" src="shots/${escapeHtml(file)}" alt="">`;
  const root = subject.isRoot ? ` <mark>/</mark>` : "";
  return `<li${problems.length > 0 ? ' class="poor"' : ""}>
<a href="http://${escapeHtml(host + subject.path)}">${picture}</a>
<p><b>${escapeHtml(host)}</b>${escapeHtml(subject.path)}${root}</p>
<p>${escapeHtml(title)}</p>
<p><small>${escapeHtml(company.name)} ${escapeHtml(company.licence)}</small></p>
${problems.map((problem) => `<p class="problem">${escapeHtml(problem)}</p>`).join("")}
</li>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const STYLE = `
body{font:13px/1.5 system-ui,"Noto Sans CJK SC",sans-serif;margin:0 24px 80px;background:#eceef1;color:#14181f}
header{position:sticky;top:0;background:#eceef1;display:flex;gap:24px;align-items:baseline;padding:12px 0}
h1{font-size:20px;margin:0}h2{font-size:18px;margin:32px 0 12px;text-transform:capitalize}
nav a{margin-right:8px;color:#174cad}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:20px}
li{background:#fff;border-radius:8px;overflow:hidden;padding-bottom:10px}
li a{display:block;height:520px;overflow:auto;background:#dfe3e8}
img{display:block;width:100%}p{margin:6px 12px 0;overflow-wrap:anywhere}
small{color:#5b6675}mark{background:#ffe08a;padding:0 4px}
.poor{outline:3px solid #c62828}.problem{color:#c62828}
`;
