/** The pages to offer: the first, the last, and two on either side of the current one; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [-2, -1, 0, 1, 2].map((step) => page + step);
  const shown = [1, ...near.filter((it) => it > 1 && it < last), ...(last > 1 ? [last] : [])];
  return shown.flatMap((it, index) => {
    const before = shown[index - 1] ?? it - 1;
    if (it - before === 1) return [it];
    // A gap of one page is replaced by that page.
    return it - before === 2 ? [it - 1, it] : [null, it];
  });
}
