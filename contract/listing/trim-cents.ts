/** Yuan as text, without cents where there are none: "128.00" → "128", "4.80" → "4.80". */
export function trimCents(yuan: string): string {
  return yuan.replace(/\.00$/, "");
}
