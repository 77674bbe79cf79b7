/** Guarantees and other promises of a listing, each with a tick. */
export function RowMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="保障" className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-2 text-xs">
      {marks.map((mark) => (
        <li key={mark} className="flex items-center gap-1">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 text-success">
            <path
              d="M2 6.4l2.6 2.6L10 3.4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {mark}
        </li>
      ))}
    </ul>
  );
}
