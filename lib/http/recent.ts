/** What was made, by key; the least recently asked for goes when all of it takes more than `limit` together. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();
  private taken = 0;

  /** @param sizeOf what one of them takes, in the unit of `limit`; without it each counts as one */
  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: T, key: string) => number = () => 1,
  ) {}

  /** @returns what is kept for a key, else what `make` makes of it, which is kept from then on where it fits */
  get(key: string, make: () => T): T {
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const made = make();
    const size = this.sizeOf(made, key);
    if (size > this.limit) return made;
    this.kept.set(key, made);
    this.taken += size;
    for (const [oldest, old] of this.kept) {
      if (this.taken <= this.limit) break;
      this.kept.delete(oldest);
      this.taken -= this.sizeOf(old, oldest);
    }
    return made;
  }
}
