import type { Titled } from "@/lib/goods/goods-view";
import { PageSection } from "../facts/page-section";

/** 交易流程: the numbered steps from payment to delivery. */
export function ProcessSection({ process }: { process: readonly Titled[] }) {
  if (process.length === 0) return null;
  return (
    <PageSection id="process" title="交易流程">
      <ol className="grid auto-cols-fr grid-flow-col gap-4 wide:grid-flow-row small:grid-flow-row">
        {process.map((step, index) => (
          <li
            key={step.name}
            className="group relative wide:pb-2 wide:pl-12 small:pb-2 small:pl-12"
          >
            <span
              aria-hidden="true"
              className="absolute top-4 right-0 left-10 h-px bg-line group-last:hidden wide:top-9 wide:right-auto wide:-bottom-3 wide:left-4 wide:h-auto wide:w-px small:top-9 small:right-auto small:-bottom-3 small:left-4 small:h-auto small:w-px"
            />
            <span
              aria-hidden="true"
              className="figures relative grid size-8 wide:absolute wide:left-0 small:absolute small:left-0 place-items-center rounded-full bg-tint font-semibold text-primary-strong"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-medium text-sm wide:mt-0 wide:pt-1.5 small:mt-0 small:pt-1.5">
              {step.name}
            </h3>
            <p className="wrap-anywhere mt-0.5 text-pretty text-ink-2 text-xs">{step.brief}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
