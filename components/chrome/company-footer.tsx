import type { Brand } from "@/brands/types";
import { SERVICE_HOURS } from "@/lib/constants";
import { CompanyLines } from "./company-lines";
import { agreements, COMPANY } from "./links";

/** The slim footer of pages without the bottom bar. */
export function CompanyFooter({ brand }: { brand: Brand }) {
  return (
    <footer className="border-line border-t bg-white">
      <div className="container-page flex items-center justify-between gap-10 py-6 text-ink-3 text-xs">
        <CompanyLines company={brand.company} />
        <span className="flex shrink-0 gap-5">
          {[...agreements(brand), { text: "公司信息", href: COMPANY }].map(({ text, href }) => (
            <a key={href} href={href} className="underline-offset-2 hover:underline">
              {text}
            </a>
          ))}
          <span>客服时间 {SERVICE_HOURS}</span>
        </span>
      </div>
    </footer>
  );
}
