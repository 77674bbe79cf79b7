import { renderMermaidSVG } from "beautiful-mermaid";
import type { MarkdownRenderer } from "vitepress";
import { findLabels, toComparable } from "../../../scripts/docs-site/diagram-labels";

/** Draws ```mermaid blocks as SVG while the site is built, so that a page needs no script for them. */
export function drawDiagrams(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (...block) => {
    const [tokens, index] = block;
    const token = tokens[index];
    if (token?.info.trim() === "mermaid") return drawDiagram(token.content);
    return fence?.(...block) ?? "";
  };
}

/** A drawing that would be smaller in its column, with texts of less than 10 px, is scrolled. */
const LEAST_SCALE = 0.8;

/** @throws an error when the drawing lacks a text of the source: what the library does not know it leaves out silently */
function drawDiagram(source: string): string {
  // Colors and font are those of the theme (theme/diagrams.css); the drawing's own style fetches a font.
  const svg = renderMermaidSVG(source)
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/(<svg [^>]*?width="([\d.]+)"[^>]*?) style="[^"]*"/, (_svg, start, width) => {
      return `${start} style="min-width: ${Math.round(Number(width) * LEAST_SCALE)}px"`;
    });
  const drawn = toComparable(svg);
  const missing = findLabels(source).filter((label) => !drawn.includes(toComparable(label)));
  if (missing.length > 0) throw new Error(`not drawn: ${missing.join(", ")} of\n${source}`);
  if (/https?:\/\/(?!www\.w3\.org\/)/.test(svg)) throw new Error("a drawing names another site");
  return `<div class="diagram" tabindex="0" v-pre>${svg}</div>\n`;
}
