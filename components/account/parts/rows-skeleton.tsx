/** The shape of a list that is on its way. */
export function RowsSkeleton({ what }: { what: string }) {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">正在加载{what}…</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 rounded-m bg-white p-5 shadow-card">
          <span className="size-16 shrink-0 rounded-s bg-line/70" />
          <span className="flex-1 space-y-3 py-1">
            <span className="block h-4 w-2/3 rounded-s bg-line/70" />
            <span className="block h-4 w-1/3 rounded-s bg-line/70" />
          </span>
        </div>
      ))}
    </div>
  );
}
