import type { Company } from "@storefront/brands/types";

/** Public register of ICP licenses. */
export const REGISTER = "https://beian.miit.gov.cn/";

/** Public register of 公安备案; a number's digits are its code there. */
const POLICE_REGISTER = "https://beian.mps.gov.cn/#/query/webSearch?code=";

const LINK = "underline-offset-2 hover:underline narrow:leading-6";

/**
 * Company, address, license and contact of a brand; omits missing ones (product §2; the neutral brand only has a name).
 */
export function CompanyLines({ company }: { company: Company }) {
  return (
    <address className="flex flex-wrap items-center gap-x-6 gap-y-1 not-italic">
      <span>{company.name}</span>
      {company.address ? <span>{company.address}</span> : null}
      {company.licence ? (
        <a className={LINK} href={REGISTER} rel="noreferrer">
          {company.licence}
        </a>
      ) : null}
      {company.police ? (
        <a
          className={LINK}
          href={POLICE_REGISTER + company.police.replace(/\D/g, "")}
          rel="noreferrer"
        >
          {company.police}
        </a>
      ) : null}
      {company.edi ? <span>{company.edi}</span> : null}
      {company.email ? (
        <span>
          商务合作 <a href={`mailto:${company.email}`}>{company.email}</a>
        </span>
      ) : null}
      {company.phone ? <span>电话 {company.phone}</span> : null}
    </address>
  );
}
