import type { Brand } from "@storefront/brands/types";
import { SERVICE_HOURS } from "@/lib/constants";
import { CompanyLines } from "./company-lines";
import { agreements, COMPANY, landingLinks } from "./links";

/** The slim footer of pages without the bottom bar: agreements, service hours and company. */
export function CompanyFooter({ brand }: { brand: Brand }) {
  return (
    <footer className="border-line border-t bg-white">
      <div className="container-page py-5 text-ink-3 text-xs">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-10">
          <ul className="flex flex-wrap gap-x-6 text-ink-2">
            {[
              ...landingLinks(brand),
              ...agreements(brand),
              { text: "公司信息", href: COMPANY },
            ].map(({ text, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-block leading-6 underline-offset-2 hover:text-primary-strong hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <p className="text-ink-2 leading-6">
            客服时间 <span className="figures">{SERVICE_HOURS}</span>
          </p>
        </div>
        <CompanyLines company={brand.company} />
      </div>
    </footer>
  );
}
