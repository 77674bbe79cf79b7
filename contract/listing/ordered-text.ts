interface Ordered {
  /** "": the listing has none. */
  spec: string;
  /** Pieces; 1 for a rent. */
  quantity: number;
  /** Hours of a rental, else 0. */
  hours: number;
}

/** The ordered goods in lists and details: the spec with the hours of a rental or the number of pieces. */
export const orderedText = ({ spec, quantity, hours }: Ordered): string =>
  [spec, hours > 0 ? `租用 ${hours} 小时` : `× ${quantity}`].filter(Boolean).join(" ");
