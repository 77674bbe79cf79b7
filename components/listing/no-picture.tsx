interface Props {
  /** For screen readers; none for a picture that is decoration. */
  label?: string | undefined;
  /** CSS pixels, square. */
  size: number;
  className?: string;
}

/** A drawing in the place of a picture that a listing does not have. */
export function NoPicture({ label, size, className = "" }: Props) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      className={`bg-ground text-line-strong ${className}`}
    >
      <path
        d="M15 16h18l3 16H12zM19 19v-4a5 5 0 0 1 10 0v4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
