import "server-only";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { CoverBox, ShareLayout, TextLine } from "./layout";

const FONT_FILE = join(process.cwd(), "lib/share-picture/font/noto-sans-sc-bold.ttf");
const FAMILY = "Noto Sans SC Bold";
/** A cover with more pixels is refused: it would take hundreds of megabytes to decode. */
const MOST_PIXELS = 16_000_000;
const QUALITY = 88;

/**
 * An invisible bar in front of every line. Text is cropped to its ink; the bar is higher than every character, so that
 * baselines stay level. Its edges and its advance in the font, in ems.
 */
const BAR = { left: 0.1, advance: 0.296, top: 0.851 };

/**
 * Draws a share picture as JPEG.
 * @param cover bytes of the listing's picture; null to show the brand's mark in its place
 */
export async function drawShare(layout: ShareLayout, cover: Buffer | null): Promise<Buffer> {
  const picture = cover && (await fitCover(cover, layout.cover));
  const texts = await Promise.all(layout.texts.filter(({ text }) => text !== "").map(drawText));
  return sharp(Buffer.from(layout.svg))
    .composite([...(picture ? [picture] : []), ...texts])
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** @returns null for bytes that are no picture */
async function fitCover(cover: Buffer, { width, height }: CoverBox) {
  try {
    const fitted = sharp(cover, { limitInputPixels: MOST_PIXELS })
      .resize(width, height, { fit: "cover", position: "north" })
      .flatten({ background: "#ffffff" });
    return { ...(await rawOf(fitted)), left: 0, top: 0 };
  } catch {
    return null;
  }
}

async function drawText({ text, x, y, size, color, struck }: TextLine) {
  const strike = struck ? ' strikethrough="true"' : "";
  const markup = `<span alpha="1">|</span><span foreground="${color}"${strike}>${escapeMarkup(text)}</span>`;
  const drawn = sharp({
    text: { text: markup, font: `${FAMILY} ${size}`, fontfile: FONT_FILE, dpi: 72, rgba: true },
  });
  const left = Math.round(x - (BAR.advance - BAR.left) * size);
  return { ...(await rawOf(drawn)), left: Math.max(0, left), top: Math.round(y - BAR.top * size) };
}

/** A layer without a detour over an encoded picture. */
async function rawOf(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
