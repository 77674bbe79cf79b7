/** 18,642 → "18,642"; from 100,000 on in 万 with one decimal. */
export function formatCount(count: number): string {
  if (count < 100_000) return count.toLocaleString("en-US");
  return `${(Math.floor(count / 1_000) / 10).toFixed(1)} 万`;
}
