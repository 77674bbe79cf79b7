import type { Base } from "@storefront/brands/landing-parts";
import type { ReactNode } from "react";
import { Pattern } from "./pattern";
import { Phrases } from "./phrases";

interface Heading {
  title: string;
  lead?: string | undefined;
}

interface Props {
  block: Pick<Base, "surface" | "pattern">;
  children: ReactNode;
  className?: string;
}

/** A section of a landing page on its surface, with content 1200 px wide. */
export function Section({ block: { surface, pattern }, children, className = "py-24" }: Props) {
  return (
    <section data-ground={surface} className="relative overflow-hidden narrow:@container">
      {pattern ? <Pattern name={pattern} /> : null}
      <div className={`container-page relative small:py-14 ${className}`}>{children}</div>
    </section>
  );
}

/** The heading of a section, with its lead sentence. */
export function Title({ block, className = "" }: { block: Heading; className?: string }) {
  return (
    <div className={className}>
      <h2 className="text-balance font-semibold text-2xl small:text-[clamp(24px,5vw,32px)] small:leading-[1.3]">
        <Phrases text={block.title} />
      </h2>
      {block.lead ? (
        <p className="mt-4 text-balance text-base text-soft">
          <Phrases text={block.lead} />
        </p>
      ) : null}
    </div>
  );
}

interface BandProps extends Omit<Props, "block"> {
  block: Props["block"] & Heading;
}

/** A section with its heading above its content. */
export function Band({ block, children, className = "py-16" }: BandProps) {
  return (
    <Section block={block} className={className}>
      <Title block={block} />
      {children}
    </Section>
  );
}
