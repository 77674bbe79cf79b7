import { fullTime } from "@storefront/contract/text/china-time";
import type { TimelineStep } from "@/lib/order/timeline";

const DOTS = {
  done: "border-primary bg-primary text-white",
  current: "border-primary bg-white text-primary-strong",
  ahead: "border-line-strong bg-white",
  ended: "border-line-strong bg-line-strong text-white",
} as const;

const SPOKEN = { done: "完成", current: "进行中", ahead: "未开始", ended: "结束" } as const;

/** The steps of an order with their times: in a row, in narrow windows below each other. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label="订单进度" className="flex small:block">
      {steps.map(({ name, at, state }, index) => (
        <li
          key={name}
          aria-current={state === "current" ? "step" : undefined}
          className="relative min-w-0 flex-1 pr-3 small:flex small:gap-3 small:pr-0 small:pb-4 small:last:pb-0"
        >
          {index === steps.length - 1 ? null : (
            <span
              aria-hidden="true"
              className={`absolute top-[9px] right-0 left-5 h-0.5 small:top-5 small:right-auto small:bottom-0 small:left-[9px] small:h-auto small:w-0.5 ${steps[index + 1]?.state === "ahead" ? "bg-line" : "bg-primary"}`}
            />
          )}
          <span
            className={`relative grid size-5 shrink-0 place-items-center rounded-full border-2 ${DOTS[state]}`}
          >
            {state === "done" ? <Tick /> : null}
            {state === "current" ? (
              <span aria-hidden="true" className="size-2 rounded-full bg-primary" />
            ) : null}
          </span>
          <span className="mt-2 block small:mt-0">
            <span
              className={`block text-sm ${state === "current" ? "font-semibold text-ink" : state === "ahead" ? "text-ink-2" : "text-ink"}`}
            >
              {name}
              <span className="sr-only">（{SPOKEN[state]}）</span>
            </span>
            <span className="figures block text-ink-2 text-xs">
              {at === null ? "" : <StepTime at={at} />}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Day and time below each other, because a step is narrow. */
function StepTime({ at }: { at: Date }) {
  const [day, time] = fullTime(at).split(" ");
  return (
    <time dateTime={at.toISOString()}>
      <span className="inline-block">{day}</span> <span className="inline-block">{time}</span>
    </time>
  );
}

const Tick = () => (
  <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
    <path
      d="M2.500 6.200l2.300 2.300 4.700-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  </svg>
);
