/** The shape of a landing page while it comes: headline, code, phone. */
export function LandingSkeleton() {
  return (
    <main id="main" aria-busy="true" aria-label="正在加载" className="bg-tint">
      <div className="container-page grid min-h-[720px] grid-cols-[560px_1fr] items-center">
        <div className="grid animate-pulse gap-5">
          <Bar className="h-14 w-[440px]" />
          <Bar className="h-14 w-[360px]" />
          <Bar className="h-6 w-[420px]" />
          <div className="mt-6 flex items-center gap-6">
            <Bar className="size-36" />
            <Bar className="h-12 w-40" />
            <Bar className="h-12 w-40" />
          </div>
        </div>
        <div className="mx-auto h-[620px] w-[300px] animate-pulse rounded-[44px] bg-white" />
      </div>
    </main>
  );
}

function Bar({ className }: { className: string }) {
  return <span className={`block rounded-s bg-white ${className}`} />;
}
