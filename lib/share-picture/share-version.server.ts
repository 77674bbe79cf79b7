import "server-only";
import { createHash } from "node:crypto";
import type { Brand } from "@storefront/brands/types";
import type { ShareContent } from "./share-content";

/** To be raised when the drawing changes. */
const DRAWING = 1;
const DIGITS = 10;

/** A short hash of everything that a share picture depends on. */
export function shareVersion({ key, name, mark, theme }: Brand, content: ShareContent): string {
  const shown = JSON.stringify([DRAWING, key, name, mark, theme, content]);
  return createHash("sha256").update(shown).digest("hex").slice(0, DIGITS);
}
