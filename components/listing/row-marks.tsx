/** Guarantees and other promises of a listing, each with a tick. */
export function RowMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="保障" className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-2 text-xs">
      {marks.map((mark) => (
        <li key={mark} className="ticked">
          {mark}
        </li>
      ))}
    </ul>
  );
}
