import type { Company } from "@storefront/brands/types";
import type { ReactNode } from "react";
import { REGISTER } from "@/components/chrome/company-lines";
import { SERVICE_HOURS } from "@/lib/constants";

/** The company's registered details; omits missing ones. */
export function CompanyDetails({ company }: { company: Company }) {
  const link = "text-primary-strong underline underline-offset-2";
  return (
    <dl className="divide-y divide-line">
      <Detail name="公司名称">{company.name}</Detail>
      {company.address ? <Detail name="联系地址">{company.address}</Detail> : null}
      {company.licence ? (
        <Detail name="ICP 备案号">
          <a className={link} href={REGISTER} rel="noreferrer">
            {company.licence}
          </a>
          <span className="ml-3 text-ink-3 text-xs narrow:ml-0 narrow:block">
            可在工业和信息化部备案系统查询
          </span>
        </Detail>
      ) : null}
      {company.email ? (
        <Detail name="商务合作">
          <a className={link} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Detail>
      ) : null}
      {company.phone ? (
        <Detail name="联系电话">
          <a className={`figures ${link}`} href={`tel:${company.phone}`}>
            {company.phone}
          </a>
        </Detail>
      ) : null}
      <Detail name="客服时间">
        <span className="figures">{SERVICE_HOURS}</span>，全年无休
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_1fr] py-4 text-base small:grid-cols-[96px_1fr]">
      <dt className="text-ink-3">{name}</dt>
      <dd className="narrow:wrap-anywhere narrow:min-w-0">{children}</dd>
    </div>
  );
}
