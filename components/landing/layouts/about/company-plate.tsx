import type { Brand } from "@storefront/brands/types";
import { Mark } from "@/components/brand/mark";
import { agreements, COMPANY } from "@/components/chrome/links";
import { CompanyDetails } from "@/components/company/company-details";
import { Section, Title } from "../../parts/section";

/** A door plate with the company of the host that serves the page, as in its footer. */
export function CompanyPlate({ host, title, lead }: { host: Brand; title: string; lead: string }) {
  return (
    <Section
      block={{ surface: "deep" }}
      className="grid grid-cols-[360px_1fr] items-center gap-20 py-16 narrow:grid-cols-1 narrow:gap-10"
    >
      <div>
        <Title block={{ title, lead }} />
        <ul className="mt-8 border-rule border-b">
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
        className="rounded-l px-14 pt-10 pb-8 shadow-dialog small:px-6 small:pt-7"
      >
        <p className="flex items-center gap-4 border-on border-b-2 pb-5 font-bold text-xl">
          <Mark mark={host.mark} className="size-11 text-mark" />
          {host.name}
        </p>
        <div className="mt-2 small:wrap-anywhere">
          <CompanyDetails company={host.company} />
        </div>
      </div>
    </Section>
  );
}
