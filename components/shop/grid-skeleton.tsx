const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Loading skeleton of the list. */
export function GridSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid animate-pulse grid-cols-4 gap-5 wide:grid-cols-5 narrow:grid-cols-3 small:grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] small:gap-3"
    >
      {CARDS.map((card) => (
        <div key={card} className="overflow-hidden rounded-m bg-white shadow-card small:flex">
          <div className="size-[285px] bg-line narrow:aspect-square narrow:h-auto narrow:w-full small:w-28 small:shrink-0" />
          <div className="space-y-2.5 p-3.5 small:flex-1">
            <div className="h-4 rounded-s bg-line" />
            <div className="h-4 w-2/3 rounded-s bg-line" />
            <div className="h-6 w-1/3 rounded-s bg-line" />
          </div>
        </div>
      ))}
    </div>
  );
}
