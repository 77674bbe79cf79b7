/** A promise of the marketplace that it has broken. */
export class Violation extends Error {
  constructor(
    readonly invariant: string,
    readonly detail: string,
  ) {
    super(`${invariant}: ${detail}`);
  }
}
