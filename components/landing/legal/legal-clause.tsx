import type { Clause, Passage } from "@storefront/brands/agreement";

/** Anchor id of a clause, counted from 1. */
export function clauseId(number: number): string {
  return `clause-${number}`;
}

/** A numbered clause with its number in the margin; the target of the URL fragment is highlighted. */
export function LegalClause({ clause, number }: { clause: Clause; number: number }) {
  return (
    <section id={clauseId(number)} className="group mt-14 scroll-mt-8 small:mt-10 print:mt-8">
      <h2 className="flex items-baseline gap-4 break-after-avoid small:gap-2 border-line border-b pb-3 font-semibold text-lg group-target:border-primary">
        <span className="figures w-8 shrink-0 text-primary small:w-6">{number}</span>
        <span className="group-target:text-primary-strong">{clause.title}</span>
      </h2>
      <div className="mt-4 ml-12 grid gap-3.5 small:ml-0 text-base leading-7">
        {clause.text.map((passage) => (
          <PassageText key={keyOf(passage)} passage={passage} />
        ))}
      </div>
    </section>
  );
}

function PassageText({ passage }: { passage: Passage }) {
  if (typeof passage === "string") return <p>{passage}</p>;
  return (
    <div>
      <p>{passage.lead}</p>
      <ul className="mt-2.5 grid list-disc gap-2 pl-5 marker:text-primary">
        {passage.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = (passage: Passage) => (typeof passage === "string" ? passage : passage.lead);
