import type { Brand } from "@/brands/types";

/** The brand's mark on a tile of its colour. */
export function iconSvg({ mark, theme }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.primary}"/><path transform="translate(5 5) scale(.9167)" fill="#fff" fill-rule="evenodd" d="${mark}"/></svg>`;
}
