import type { ReactNode } from "react";

interface Props {
  /** An SVG with a size of its own. */
  drawing: ReactNode;
  /** How wide the words may stand. */
  words?: "max-w-md" | "max-w-sm";
  children: ReactNode;
}

/** A drawing with what it is about beside it: states in which there is nothing else. Without room, one below the other. */
export function DrawnNotice({ drawing, words = "max-w-md", children }: Props) {
  return (
    <div className="flex items-center justify-center gap-14 [&>svg]:shrink-0 narrow:gap-10 small:flex-wrap small:justify-start small:gap-x-8 small:gap-y-5 small:[&>svg]:h-auto small:[&>svg]:w-40">
      {drawing}
      <div className={`${words} small:min-w-60 small:flex-1`}>{children}</div>
    </div>
  );
}
