"use client";

import { SELLERS_OWN } from "@storefront/contract/listing/seller-statement";
import { CheckMark } from "./check-mark";

interface Props {
  id: string;
  name: string;
  brief: string;
  /** Title and text of each term. */
  terms: readonly (readonly [string, string])[];
  /** The seller's own words, without the platform's sign. */
  isSellers?: true | undefined;
}

/** A guarantee and its terms. A link to the id inside opens the <details>, because browsers reveal the target of a fragment. */
export function GuaranteeTerms({ id, name, brief, terms, isSellers }: Props) {
  return (
    <details className="group rounded-s border border-line px-4 py-3 open:bg-ground">
      <summary className="flex cursor-pointer list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
        {isSellers ? null : <CheckMark className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-sm">
            {isSellers ? `${SELLERS_OWN}：${name}` : name}
          </span>
          <span className="wrap-anywhere block text-ink-2 text-sm">{brief}</span>
        </span>
        {terms.length === 0 ? null : (
          <span className="shrink-0 text-primary-strong text-xs leading-6">
            <span className="group-open:hidden">看条款</span>
            <span className="hidden group-open:inline">收起</span>
          </span>
        )}
      </summary>
      <dl id={id} className="mt-3 space-y-1.5 border-line border-t pt-3 text-sm">
        {terms.map(([title, text]) => (
          <div key={title} className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-2">{title}</dt>
            <dd className="wrap-anywhere min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
