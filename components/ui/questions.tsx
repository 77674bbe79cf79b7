/** Answers by their questions, in order. */
export type QuestionList = Readonly<Record<string, string>>;

/** Collapsible questions with native <details>, without JavaScript. */
export function Questions({ list }: { list: QuestionList }) {
  return (
    <div className="divide-y divide-rule border-rule border-y">
      {Object.entries(list).map(([ask, answer]) => (
        <details key={ask} className="group">
          <summary className="flex list-none items-center justify-between py-5 font-medium text-base small:gap-5 [&::-webkit-details-marker]:hidden">
            {ask}
            <svg
              viewBox="0 0 16 16"
              className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180"
              aria-hidden="true"
            >
              <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </summary>
          <p className="max-w-[720px] pb-6 text-base text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
