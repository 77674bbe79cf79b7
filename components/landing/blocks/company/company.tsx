import { Mark } from "@/components/brand/mark";
import { agreements, COMPANY } from "@/components/chrome/links";
import { CompanyFacts } from "@/components/company/company-facts";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const SCREWS = ["top-5 left-5", "top-5 right-5", "bottom-5 left-5", "right-5 bottom-5"];

/** A door plate with the company of the host that serves the page, as in its footer. */
export function Company({ block, page: { host } }: BlockProps<"company">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-[360px_1fr] items-center gap-20 py-24 narrow:grid-cols-1 narrow:gap-12"
    >
      <div>
        <Title block={block} />
        <ul className="mt-10 border-rule border-b small:mt-7">
          {[{ text: "公司信息", href: COMPANY }, ...agreements(host)].map(({ text, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex items-center justify-between border-rule border-t py-4 font-medium text-base underline-offset-4 hover:underline"
              >
                {text}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div
        data-ground="white"
        className="relative rounded-l px-16 pt-14 pb-10 shadow-dialog small:px-7 small:pt-12 small:pb-9"
      >
        {SCREWS.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={`absolute size-4 rounded-full border-2 border-rule bg-panel ${place}`}
          />
        ))}
        <p className="flex items-center gap-4 border-on border-b-2 pb-6 font-bold text-xl">
          <Mark mark={host.mark} className="size-11 text-mark" />
          {host.name}
        </p>
        <div className="mt-2 small:wrap-anywhere">
          <CompanyFacts company={host.company} />
        </div>
      </div>
    </Section>
  );
}
