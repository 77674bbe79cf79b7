import type { Company } from "@storefront/brands/types";
import type { ReactNode } from "react";
import { REGISTER } from "@/components/chrome/company-lines";
import { SERVICE_HOURS } from "@/lib/constants";

/** The company's registered details; omits missing ones. */
export function CompanyFacts({ company }: { company: Company }) {
  const link = "text-primary-strong underline underline-offset-2";
  return (
    <dl className="divide-y divide-line">
      <Fact name="公司名称">{company.name}</Fact>
      {company.address ? <Fact name="联系地址">{company.address}</Fact> : null}
      {company.licence ? (
        <Fact name="ICP 备案号">
          <a className={link} href={REGISTER} rel="noreferrer">
            {company.licence}
          </a>
          <span className="ml-3 text-ink-3 text-xs narrow:ml-0 narrow:block">
            可在工业和信息化部备案系统查询
          </span>
        </Fact>
      ) : null}
      {company.email ? (
        <Fact name="商务合作">
          <a className={link} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Fact>
      ) : null}
      {company.phone ? (
        <Fact name="联系电话">
          <a className={`figures ${link}`} href={`tel:${company.phone}`}>
            {company.phone}
          </a>
        </Fact>
      ) : null}
      <Fact name="客服时间">
        <span className="figures">{SERVICE_HOURS}</span>，全年无休
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_1fr] py-4 text-base small:grid-cols-[96px_1fr]">
      <dt className="text-ink-3">{name}</dt>
      <dd className="narrow:wrap-anywhere narrow:min-w-0">{children}</dd>
    </div>
  );
}
