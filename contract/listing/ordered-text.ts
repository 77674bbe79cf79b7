interface Ordered {
  /** "": the listing has none. */
  spec: string;
  /** Pieces; 1 for a rent. */
  quantity: number;
  /** Of a rent, else 0. */
  hours: number;
}

/** What was ordered of a listing, as buyers read it in lists and details: its spec with the hours of a rent, or the pieces. */
export const orderedText = ({ spec, quantity, hours }: Ordered): string =>
  [spec, hours > 0 ? `租用 ${hours} 小时` : `× ${quantity}`].filter(Boolean).join(" ");
