import type { Brand } from "@/brands/types";
import { SERVICE_HOURS } from "@/lib/constants";
import { CompanyLines } from "./company-lines";

/** The slim footer of pages without the bottom bar. */
export function CompanyFooter({ brand }: { brand: Brand }) {
  return (
    <footer className="border-line border-t bg-white">
      <div className="container-page flex items-center justify-between gap-10 py-6 text-ink-3 text-xs">
        <CompanyLines company={brand.company} />
        <span className="shrink-0">客服时间 {SERVICE_HOURS}</span>
      </div>
    </footer>
  );
}
