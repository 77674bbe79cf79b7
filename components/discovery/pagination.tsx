interface Props {
  /** Addresses of the pages beside this one; undefined where there is none. */
  previous: string | undefined;
  next: string | undefined;
  /** The address of the first page; undefined on the first page itself. */
  first: string | undefined;
}

const STEP =
  "rounded-s border border-line-strong bg-white px-6 py-2 hover:border-primary hover:text-primary-strong";

/** Links to the pages before and after this one. */
export function Pagination({ previous, next, first }: Props) {
  if (previous === undefined && next === undefined && first === undefined) return null;
  return (
    <nav
      aria-label="分页"
      className="mt-10 flex flex-wrap items-center justify-center gap-3 text-base"
    >
      {first === undefined ? null : (
        <a href={first} className={STEP}>
          第一页
        </a>
      )}
      {previous === undefined ? null : (
        <a rel="prev" href={previous} className={STEP}>
          上一页
        </a>
      )}
      {next === undefined ? null : (
        <a rel="next" href={next} className={STEP}>
          下一页
        </a>
      )}
    </nav>
  );
}
