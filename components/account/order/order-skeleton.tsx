/** Has the shape and usual height of an order's page, so that nothing in the window moves. */
export function OrderSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)_304px] items-start gap-4 narrow:grid-cols-1"
    >
      <span className="sr-only">正在加载订单…</span>
      <div className="space-y-4">
        <Block className="h-[272px]" lines={["w-1/4 h-7", "w-2/3", "w-full mt-16"]} />
        <Block className="h-[244px]" lines={["w-1/3", "w-1/2", "w-full", "w-full"]} />
        <Block className="h-[320px]" lines={["w-1/4", "w-2/3", "w-1/2"]} />
      </div>
      <Block className="h-[420px]" lines={["w-1/2", "mx-auto size-40", "w-full", "w-full"]} />
    </div>
  );
}

const Block = ({ className, lines }: { className: string; lines: string[] }) => (
  <div className={`space-y-4 rounded-m bg-white p-6 shadow-card ${className}`}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
      <span key={index} className={`block h-4 rounded-s bg-line/70 ${line}`} />
    ))}
  </div>
);
