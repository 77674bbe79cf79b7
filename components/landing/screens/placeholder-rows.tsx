/** Placeholder rows of a phone's list, so that a drawn phone is never empty. */
export function PlaceholderRows() {
  return (
    <ul aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <li key={row} className="flex items-center gap-3 py-3">
          <span className="size-15 shrink-0 rounded-s bg-current opacity-10" />
          <span className="flex-1 space-y-2.5">
            <span className="block h-3 rounded-full bg-current opacity-10" />
            <span className="block h-3 w-1/2 rounded-full bg-current opacity-10" />
          </span>
        </li>
      ))}
    </ul>
  );
}
