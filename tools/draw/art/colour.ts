/** Mixes two colors written as `#rrggbb`. @param share of the second, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(first, at) * (1 - share) + part(second, at) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}

export const darker = (colour: string, share = 0.3): string => mix(colour, "#0a0a18", share);
export const lighter = (colour: string, share = 0.3): string => mix(colour, "#ffffff", share);
