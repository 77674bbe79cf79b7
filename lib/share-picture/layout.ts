import type { Brand } from "@storefront/brands/types";
import { SHARE_SHAPES, type ShareShape } from "@/lib/addresses/share-address";
import { fitLine, fitLines, fitSize } from "./fit-text";
import { printable, textWidth } from "./measure-text";
import type { Figure, ShareContent } from "./share-content";

/** A line of text at its baseline. Pixels. */
export interface TextLine {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  struck?: true;
}

/** Size of the listing's picture in the upper left corner; the lower part is cut off. */
export interface CoverBox {
  width: number;
  height: number;
}

export interface ShareLayout {
  width: number;
  height: number;
  cover: CoverBox;
  /** Shapes below the cover and the text; without a cover, its place shows the brand's mark. */
  svg: string;
  texts: TextLine[];
}

type Point = Pick<TextLine, "x" | "y">;
type Look = Pick<TextLine, "size" | "color" | "struck">;

const WHITE = "#ffffff";
const MUTED = "#5b6770";
const GONE = "#6b7280";

export function layOutShare(brand: Brand, content: ShareContent, shape: ShareShape): ShareLayout {
  return shape === "wide" ? layOutWide(brand, content) : layOutSquare(brand, content);
}

/** The panel right of the picture. */
const PANEL = { left: 674, width: 482, right: 1156 };
const BAND_TOP = 510;

/** Picture left; name, figures and marks beside it; the price on a band below them. */
function layOutWide(brand: Brand, content: ShareContent): ShareLayout {
  const { width, height } = SHARE_SHAPES.wide;
  const { theme } = brand;
  const shapes = [
    rect({ x: 0, y: 0 }, { width, height }, WHITE),
    placeholder(brand, 0, 0, height),
    rect(
      { x: height, y: BAND_TOP },
      { width: width - height, height: height - BAND_TOP },
      theme.tint,
    ),
    rect({ x: height, y: 0 }, { width: width - height, height: 8 }, theme.primary),
    mark(brand, PANEL.left, 40, 44),
  ];
  const texts: TextLine[] = [
    line(
      fitLine(printable(brand.name), { width: 300, size: 28 }),
      { x: PANEL.left + 58, y: 72 },
      28,
      theme.primaryStrong,
    ),
  ];
  const titles = fitLines(content.title, { width: PANEL.width, size: 38, lines: 3 });
  let y = 148;
  for (const title of titles) {
    texts.push(line(title, { x: PANEL.left, y }, 38, theme.ink));
    y += 52;
  }
  const figures = placeFigures(content.figures, y - 18, theme);
  shapes.push(...figures.shapes);
  texts.push(...figures.texts);
  const marks = placeMarks(content.marks, Math.max(figures.bottom + 38, y + 8), theme);
  if (figures.bottom + 60 <= BAND_TOP) texts.push(...marks);
  texts.push(...placePrice(content, { x: PANEL.left, y: 594, width: PANEL.width }, theme));
  return {
    width,
    height,
    cover: { width: height, height },
    svg: svgOf(width, height, shapes),
    texts,
  };
}

type Theme = Brand["theme"];
const FIGURE_ROW = 84;
const COLUMNS = 2;

/** Two in a row: the value large, its title below. */
function placeFigures(figures: readonly Figure[], top: number, theme: Theme) {
  const rows = Math.ceil(figures.length / COLUMNS);
  const bottom = top + rows * FIGURE_ROW;
  const column = PANEL.width / COLUMNS;
  const shapes: string[] = [];
  const texts: TextLine[] = [];
  figures.forEach(({ title, text }, index) => {
    const x = PANEL.left + (index % COLUMNS) * column;
    const y = top + Math.floor(index / COLUMNS) * FIGURE_ROW;
    const inner = column - 34;
    shapes.push(rect({ x, y: y + 8 }, { width: 4, height: FIGURE_ROW - 20 }, theme.primary));
    const size = fitSize(text, inner, [32, 28, 24, 20]);
    texts.push(
      line(fitLine(text, { width: inner, size }), { x: x + 18, y: y + 40 }, size, theme.ink),
    );
    texts.push(
      line(fitLine(title, { width: inner, size: 20 }), { x: x + 18, y: y + 68 }, 20, MUTED),
    );
  });
  return { shapes, texts, bottom };
}

function placeMarks(marks: readonly string[], y: number, theme: Theme): TextLine[] {
  const text = fitLine(marks.join(" · "), { width: PANEL.width, size: 24 });
  return text === "" ? [] : [line(text, { x: PANEL.left, y }, 24, theme.primaryStrong)];
}

/** Amount with sign and unit, the price before, and why it cannot be bought. */
function placePrice(
  { amount, unit, struck, gone }: ShareContent,
  { x, y, width }: { x: number; y: number; width: number },
  theme: Theme,
): TextLine[] {
  if (amount === "") return [line("价格以页面为准", { x, y }, 36, MUTED)];
  const color = gone === "" ? theme.accent : GONE;
  const size = fitSize(amount, width * 0.6, [72, 60, 48, 40]);
  const texts = [line("¥", { x, y }, size * 0.55, color)];
  let next = x + textWidth("¥", size * 0.55) + 4;
  const add = (text: string, gap: number, { size, color, ...look }: Look) => {
    const end = next + gap + textWidth(text, size);
    if (text === "" || end > x + width) return;
    texts.push({ ...line(text, { x: next + gap, y }, size, color), ...look });
    next = end;
  };
  add(amount, 0, { size, color });
  add(unit, 8, { size: 30, color });
  add(gone, 20, { size: 34, color: GONE });
  if (gone === "") add(struck, 20, { size: 28, color: MUTED, struck: true });
  return texts;
}

const SQUARE_BAND = 148;

/** The picture above: a chat's thumbnail shows enough of it; name and price on a band. */
function layOutSquare(brand: Brand, content: ShareContent): ShareLayout {
  const { width, height } = SHARE_SHAPES.square;
  const top = height - SQUARE_BAND;
  const shapes = [
    rect({ x: 0, y: 0 }, { width, height }, brand.theme.primary),
    placeholder(brand, 0, 0, height),
  ];
  const inner = width - 48;
  const texts = [
    line(
      fitLine(content.title, { width: inner, size: 30 }),
      { x: 24, y: top + 48 },
      30,
      brand.theme.ink,
    ),
    ...placePrice(content, { x: 24, y: top + 122, width: inner - 84 }, brand.theme),
  ];
  return {
    width,
    height,
    cover: { width, height: top },
    svg: svgOf(width, height, [
      ...shapes,
      rect({ x: 0, y: top }, { width, height: SQUARE_BAND }, WHITE),
      mark(brand, width - 84, top + 72, 60),
    ]),
    texts,
  };
}

const svgOf = (width: number, height: number, shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`;

const rect = ({ x, y }: Point, { width, height }: CoverBox, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** The brand's mark on a tile. */
const mark = ({ mark: path, theme }: Brand, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})"><rect width="32" height="32" rx="7" fill="${theme.primary}"/><path transform="translate(5 5) scale(.9167)" fill="#fff" fill-rule="evenodd" d="${path}"/></g>`;

/** Shown when there is no cover. */
const placeholder = ({ mark: path, theme }: Brand, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y})">${rect({ x: 0, y: 0 }, { width: size, height: size }, theme.primary)}<path transform="translate(${size * 0.22} ${size * 0.22}) scale(${(size * 0.56) / 24})" fill="#fff" fill-opacity=".92" fill-rule="evenodd" d="${path}"/></g>`;

const line = (text: string, { x, y }: Point, size: number, color: string): TextLine => ({
  text,
  x,
  y,
  size,
  color,
});
