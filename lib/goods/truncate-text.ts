/** @returns the text, cut to at most `max` characters (never inside one) including the ellipsis */
export function truncateText(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
