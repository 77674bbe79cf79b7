import type { DownloadLayout } from "@storefront/brands/layouts/download";
import { Band } from "../../parts/section";

/** What a visitor sees when it does not work, and what to do then. */
export function Trouble({ title, cases }: DownloadLayout["trouble"]) {
  return (
    <Band block={{ surface: "ink", title }}>
      <dl className="mt-8 grid grid-cols-2 gap-x-16 narrow:grid-cols-1">
        {cases.map(({ seen, todo }) => (
          <div key={seen} className="border-rule border-t py-5">
            <dt className="font-semibold text-lg text-mark">{seen}</dt>
            <dd className="mt-1 text-base">{todo}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
