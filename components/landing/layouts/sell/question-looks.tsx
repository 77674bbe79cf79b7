import { Questions } from "@/components/ui/questions";
import { Band, Section, Title } from "../../parts/section";
import type { BandProps } from "./band-props";

/** Questions: folded in a list beside the heading, open on cards, or as a talk. */
export function QuestionLooks({ band }: Pick<BandProps<"ask">, "band">) {
  if (band.look === "list")
    return (
      <Section
        block={band}
        className="grid grid-cols-[320px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-8"
      >
        <Title block={band} />
        <Questions list={band.list} />
      </Section>
    );
  return (
    <Band block={band}>
      {band.look === "cards" ? (
        <dl className="mt-8 grid grid-cols-2 gap-5 small:grid-cols-1">
          {Object.entries(band.list).map(([ask, answer]) => (
            <div key={ask} className="rounded-m bg-panel p-6">
              <dt className="font-semibold text-lg">{ask}</dt>
              <dd className="mt-2 text-base text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <dl className="mx-auto mt-8 grid max-w-[880px] gap-4 text-base">
          {Object.entries(band.list).map(([ask, answer]) => (
            <div key={ask} className="grid gap-3">
              <dt className="w-fit max-w-[80%] justify-self-end rounded-l rounded-br-s bg-glow px-5 py-3 font-medium text-over">
                {ask}
              </dt>
              <dd className="w-fit max-w-[80%] rounded-l rounded-bl-s bg-panel px-5 py-3">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Band>
  );
}
