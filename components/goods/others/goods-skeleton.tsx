/** Loading skeleton of the goods page. */
export function GoodsSkeleton() {
  return (
    <div role="status" aria-label="正在加载商品" className="pb-16">
      <div className="bg-white pb-10">
        <div className="container-page animate-pulse">
          <div className="py-4">
            <Bar className="h-3 w-72" />
          </div>
          <div className="flex items-start gap-5 narrow:grid narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:gap-6 small:grid-cols-1">
            <div className="w-[400px] shrink-0 wide:w-[480px] narrow:w-auto">
              <Bar className="size-[400px] rounded-m wide:size-[480px] narrow:aspect-square narrow:h-auto narrow:w-full narrow:max-w-[400px] small:max-w-[max(240px,600px-100%)]" />
              <div className="mt-2.5 flex gap-2.5 overflow-hidden">
                {[1, 2, 3, 4, 5].map((thumbnail) => (
                  <Bar key={thumbnail} className="size-[72px] shrink-0" />
                ))}
              </div>
              <Bar className="mt-5 h-5 w-40" />
            </div>
            <div className="min-w-0 flex-1 space-y-4 narrow:w-auto">
              <Bar className="h-7 w-full" />
              <Bar className="h-14 w-full" />
              <div className="h-28 rounded-m bg-tint" />
              <Bar className="h-4 w-1/2" />
              <div className="grid grid-cols-3 gap-2 pl-[72px] narrow:grid-cols-2 small:pl-[52px]">
                {[1, 2, 3, 4, 5, 6].map((spec) => (
                  <Bar key={spec} className="h-16" />
                ))}
              </div>
              <Bar className="ml-[72px] h-9 w-32 small:ml-[52px]" />
              <div className="flex gap-3">
                <Bar className="h-12 w-28" />
                <Bar className="h-12 flex-1" />
              </div>
            </div>
            <Seller />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Skeleton of the seller card: avatar and name, two figures, two buttons, three recommended goods. */
function Seller() {
  return (
    <div className="w-[220px] shrink-0 wide:w-[280px] rounded-m border border-line p-4 narrow:col-span-full narrow:w-auto">
      <Bar className="mx-auto mt-2 size-16 rounded-full!" />
      <Bar className="mx-auto mt-3 h-4 w-24" />
      <Bar className="mt-8 h-9 w-full" />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Bar className="h-9" />
        <Bar className="h-9" />
      </div>
      {[1, 2, 3].map((goods) => (
        <div key={goods} className="mt-5 flex gap-2">
          <Bar className="size-16 shrink-0" />
          <div className="flex-1 space-y-2">
            <Bar className="h-4" />
            <Bar className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`rounded-s bg-line/70 ${className}`} />;
}
