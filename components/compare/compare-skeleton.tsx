/** The shape of a comparison while it loads. */
export function CompareSkeleton() {
  return (
    <div role="status" className="mt-5 rounded-m bg-white p-6 shadow-card">
      <span className="sr-only">正在加载对比…</span>
      <div className="grid grid-cols-4 gap-6">
        {[1, 2, 3, 4].map((column) => (
          <span key={column} className="block space-y-3">
            <span className="block aspect-square w-28 rounded-s bg-line/70" />
            <span className="block h-4 rounded-s bg-line/70" />
            <span className="block h-4 w-2/3 rounded-s bg-line/70" />
          </span>
        ))}
      </div>
    </div>
  );
}
