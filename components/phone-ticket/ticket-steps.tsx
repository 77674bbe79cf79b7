import type { TicketStepName } from "@/lib/phone-ticket/ticket-step";

const STEPS = ["手机扫码", "核对数字", "手机确认", "下单付款"];

/** Place in STEPS of the step that the visitor is at; one more than the last when all is done. */
const PLACES: Readonly<Record<TicketStepName, number>> = {
  issuing: 0,
  plain: 0,
  code: 0,
  expired: 0,
  requested: 1,
  approved: 1,
  refused: 1,
  filling: 2,
  placed: 3,
  paid: 4,
};

/** Where an order by phone stands. */
export function TicketSteps({ name }: { name: TicketStepName }) {
  const place = PLACES[name];
  return (
    <ol aria-label="下单进度" className="grid grid-cols-4 text-xs">
      {STEPS.map((text, index) => (
        <li
          key={text}
          aria-current={index === place ? "step" : undefined}
          className={`relative text-center ${index <= place ? "text-primary-strong" : "text-ink-3"} ${index === place ? "font-medium" : ""}`}
        >
          {index === 0 ? null : (
            <span
              aria-hidden="true"
              className={`absolute top-3 right-1/2 left-[-50%] h-px ${index <= place ? "bg-primary" : "bg-line-strong"}`}
            />
          )}
          <span
            className={`figures relative z-10 mx-auto mb-1 grid size-6 place-items-center rounded-full border ${index < place ? "border-primary bg-primary text-white" : index === place ? "border-primary bg-white" : "border-line-strong bg-white"}`}
          >
            {index < place ? "✓" : index + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
