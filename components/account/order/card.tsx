import { type ReactNode, useId } from "react";
import { FOCUS_HOME } from "@/components/ui/focus-home";

interface Props {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of an order's page. */
export function Card({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section
      {...FOCUS_HOME}
      aria-labelledby={id}
      className="rounded-m bg-white p-6 shadow-card small:p-4 print:shadow-none"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold text-base text-ink">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Rows of labels and values. */
export const Details = ({ children }: { children: ReactNode }) => (
  <dl className="space-y-2 text-sm">{children}</dl>
);

export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="w-[60px] shrink-0 text-ink-2">{label}</dt>
    <dd className="wrap-anywhere min-w-0 flex-1 text-ink [unicode-bidi:isolate]">{children}</dd>
  </div>
);
