import type { ReactNode } from "react";

interface Props {
  /** An SVG with its own size. */
  drawing: ReactNode;
  /** Maximum width of the text. */
  textWidth?: "max-w-md" | "max-w-sm";
  children: ReactNode;
}

/** An illustration with text beside it, for empty and error states. Stacked when the width is too small. */
export function DrawnNotice({ drawing, textWidth = "max-w-md", children }: Props) {
  return (
    <div className="flex items-center justify-center gap-14 [&>svg]:shrink-0 narrow:gap-10 small:flex-wrap small:justify-start small:gap-x-8 small:gap-y-5 small:[&>svg]:h-auto small:[&>svg]:w-40">
      {drawing}
      <div className={`${textWidth} small:min-w-60 small:flex-1`}>{children}</div>
    </div>
  );
}
