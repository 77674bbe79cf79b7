import type { ListingFlag } from "@storefront/contract/listing/fact-keys";
import { promiseTerms } from "@storefront/contract/listing/promise-table";
import { accountsOnSale } from "@/lib/landing/accounts-on-sale";
import { Band } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

/** Guarantees of accounts, each with the mark that counts its accounts, if it has one. */
const GUARANTEES: readonly { name: string; flag?: ListingFlag }[] = [
  { name: "验号报告", flag: "inspected" },
  { name: "找回包赔", flag: "covered" },
  { name: "换绑陪同" },
  { name: "不符退款" },
  { name: "超时退款" },
];

/** The promises of an account's marks, their duration and exclusions: the marketplace's own terms. */
export function Marks({ band, page: { storefront } }: BandProps<"marks">) {
  const rows = accountsOnSale(storefront).flatMap((game) => game.rows);
  return (
    <Band block={band}>
      <table className="mt-8 w-full text-left text-base">
        <thead>
          <tr className="border-on border-b-2 text-soft">
            <th className="w-44 py-3 font-medium small:w-24">页上写着</th>
            <th className="py-3 pr-6 font-medium">保到什么时候</th>
            <th className="py-3 font-medium">不包括</th>
          </tr>
        </thead>
        <tbody>
          {GUARANTEES.map(({ name, flag }) => {
            const terms = promiseTerms(name);
            const count = flag ? rows.filter(({ flags }) => flags.includes(flag)).length : 0;
            return (
              <tr key={name} className="border-rule border-b align-top">
                <th scope="row" className="py-4 font-semibold">
                  {name}
                  {count > 0 ? (
                    <span className="figures block font-normal text-mark">
                      {count} 个在售账号有
                    </span>
                  ) : null}
                </th>
                <td className="py-4 pr-6">{terms?.duration}</td>
                <td className="py-4 text-soft">{terms?.excludes}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Band>
  );
}
