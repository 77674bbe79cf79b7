import type { Titled } from "@/lib/goods/goods-view";
import { PageSection } from "./page-section";

/** 交易流程: the numbered way from payment to the goods. */
export function ProcessSection({ process }: { process: readonly Titled[] }) {
  if (process.length === 0) return null;
  return (
    <PageSection id="process" title="交易流程">
      <ol className="grid auto-cols-fr grid-flow-col gap-4">
        {process.map((step, index) => (
          <li key={step.name} className="group relative">
            <span
              aria-hidden="true"
              className="absolute top-4 right-0 left-10 h-px bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="figures relative grid size-8 place-items-center rounded-full bg-tint font-semibold text-primary-strong"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-medium text-sm">{step.name}</h3>
            <p className="wrap-anywhere mt-0.5 text-pretty text-ink-2 text-xs">{step.brief}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
