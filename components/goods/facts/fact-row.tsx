import type { ReactNode } from "react";

interface Props {
  name: string;
  children: ReactNode;
}

/** One fact: its name in a narrow column, its value beside it. */
export function FactRow({ name, children }: Props) {
  return (
    <div className="flex items-baseline gap-4 text-sm small:gap-3">
      <div className="w-14 shrink-0 text-ink-2 small:w-10">{name}</div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
