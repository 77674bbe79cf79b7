/** The group dialog's shape while its prices and groups are on their way. */
export function GroupSkeleton() {
  return (
    <div role="status" aria-label="正在查看拼团" className="mt-4 space-y-4">
      <div className="flex animate-pulse gap-4 rounded-m bg-tint p-4 motion-reduce:animate-none">
        <span className="size-[172px] rounded-s bg-white" />
        <div className="flex-1 space-y-3 pt-1">
          <span className="block h-5 w-24 rounded-s bg-line" />
          <span className="block h-3 w-full rounded-s bg-line" />
          <span className="block h-3 w-2/3 rounded-s bg-line" />
        </div>
      </div>
      <span className="block h-8 animate-pulse rounded-s bg-line motion-reduce:animate-none" />
    </div>
  );
}
