import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** Stands right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section below the tab bar, which jumps to its id. */
export function PageSection({ id, title, aside, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-m bg-white px-8 py-7 shadow-card"
    >
      <div className="mb-5 flex items-baseline justify-between">
        <h2
          id={`${id}-title`}
          className="relative pl-3 font-semibold text-lg before:absolute before:inset-y-1.5 before:left-0 before:w-1 before:rounded-full before:bg-primary"
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
