interface Props {
  /** Path data in a 24 × 24 box. */
  mark: string;
  className?: string;
}

/** A brand's mark, in the current color. Decorative: the name is always beside it. */
export function Mark({ mark, className = "size-6" }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={mark} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
