interface Props {
  count: number;
  /** Pixels: side of the picture. */
  size: number;
}

/** Placeholder rows of a phone's list, so that a drawn phone is never empty. */
export function PlaceholderRows({ count, size }: Props) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <ul aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className="flex items-center gap-3 py-3">
          <span
            className="shrink-0 rounded-s bg-current opacity-10"
            style={{ width: size, height: size }}
          />
          <span className="flex-1 space-y-2.5">
            <span className="block h-3 rounded-full bg-current opacity-10" />
            <span className="block h-3 w-1/2 rounded-full bg-current opacity-10" />
          </span>
        </li>
      ))}
    </ul>
  );
}
