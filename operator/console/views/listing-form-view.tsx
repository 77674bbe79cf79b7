import { Flash } from "@storefront/html/parts/flash";
import { CONTENT } from "../../listings/content-fields";
import type { FormSection } from "../../listings/form-section";
import { REPORT } from "../../listings/report-fields";
import { TERMS } from "../../listings/terms-fields";
import { errorAbove, type FormProblem } from "../form-fields";
import { Form, Hidden, Submit } from "./form";
import { FormFields, FormInput } from "./form-fields";
import { Card } from "./parts";
import { PieceFields } from "./piece-fields";
import { SpecsCard } from "./specs-card";

/** Parts of an existing listing that the form shows besides its fields. */
export interface ShownListing {
  id: number;
  automatic: boolean;
  /** Version that the form was rendered from (listings/listing-form-values.ts). */
  seen: string;
  /** null when the listing has specs. */
  priceFen: number | null;
  specPricesFen: readonly number[];
}

interface Props {
  /** null for a new listing. */
  listing: ShownListing | null;
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/**
 * Form of a new listing, or of everything of an existing one except prices, stock and card secrets, which have forms of
 * their own.
 */
export function ListingFormView({ listing, typed, problem }: Props) {
  const automatic = listing ? listing.automatic : typed.get("delivery") === "automatic";
  const action = listing ? `/admin/listings/${listing.id}/edit` : "/admin/listings/new";
  const hasSpecs = listing ? listing.priceFen === null : true;
  return (
    <FormInput.Provider value={{ typed, problem }}>
      <Form class="listing-form" action={action} enctype="multipart/form-data">
        <Flash mood={problem?.isNotice ? "good" : "bad"} text={errorAbove(problem)} />
        {listing ? <Hidden name="seen" value={typed.get("seen") ?? listing.seen} /> : null}
        <div class="save">
          <Submit look="primary">{listing ? "保存修改" : "上架商品"}</Submit>
          <a class="button" href={listing ? `/admin/listings/${listing.id}` : "/admin/listings"}>
            不保存
          </a>
          <span class="hint">
            {listing
              ? "价格、库存和卡密在商品页单独修改。"
              : "先填写基本信息；没有规格的商品在这里填价格，有规格的填在各规格里。"}
          </span>
        </div>
        <Sections of={TERMS} isNew={listing === null} />
        {listing && hasSpecs ? null : (
          <Card title="价格与库存" note={listing ? undefined : "没有规格的商品"}>
            <PieceFields
              automatic={automatic}
              isNew={listing === null}
              priceFen={listing?.priceFen ?? null}
            />
          </Card>
        )}
        {hasSpecs ? (
          <SpecsCard specPricesFen={listing?.specPricesFen ?? []} automatic={automatic} />
        ) : null}
        <Sections of={[...CONTENT, REPORT]} isNew={listing === null} />
        <div class="save">
          <Submit look="primary">{listing ? "保存修改" : "上架商品"}</Submit>
        </div>
      </Form>
    </FormInput.Provider>
  );
}

function Sections({ of, isNew }: { of: readonly FormSection[]; isNew: boolean }) {
  return (
    <>
      {of.map(({ title, note, groups }) => (
        <Card title={title} note={note}>
          {groups.map(({ layout, fields }) => {
            const shown = <FormFields fields={fields.filter((it) => isNew || !it.isOnlyNew)} />;
            return layout ? <div class={layout}>{shown}</div> : shown;
          })}
        </Card>
      ))}
    </>
  );
}
