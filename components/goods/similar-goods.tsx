import type { ReactNode } from "react";

/** Available listings of the same game, shown below an unavailable one. */
export function SimilarGoods({ game, children }: { game: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="similar-title"
      className="mt-8 border-line border-t pt-6 print:hidden"
    >
      <h2 id="similar-title" className="mb-4 font-semibold text-lg">
        「<bdi>{game}</bdi>」还有这些在卖
      </h2>
      {children}
    </section>
  );
}
