import { Flash } from "@storefront/html/parts/flash";
import { useContext } from "hono/jsx";
import { CONTENT } from "../../listings/content-fields";
import { textOf } from "../../listings/form-field";
import { type FormSection, fieldsOf } from "../../listings/form-section";
import { REPORT } from "../../listings/report-fields";
import {
  checkedNames,
  type Described,
  filledRows,
  isChecks,
  isRows,
} from "../../listings/rows-field";
import { FACTS, TERMS } from "../../listings/terms-fields";
import { errorAbove, type FormProblem } from "../form-fields";
import { DescribedFields } from "./described-fields";
import { Form, Hidden, Submit } from "./form";
import { FormInput } from "./form-fields";
import { Section } from "./form-section";
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
      <Form action={action} enctype="multipart/form-data">
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
        <Sections of={[FACTS, ...CONTENT, REPORT]} isNew={listing === null} />
        <div class="save">
          <Submit look="primary">{listing ? "保存修改" : "上架商品"}</Submit>
        </div>
      </Form>
    </FormInput.Provider>
  );
}

function Sections({ of, isNew }: { of: readonly FormSection[]; isNew: boolean }) {
  const { typed } = useContext(FormInput);
  return (
    <>
      {of.map((section) => {
        const fields = fieldsOf(section);
        return (
          <Section
            title={section.title}
            note={section.note}
            isOptional={section.isOptional}
            names={fields.map(({ name }) => name)}
            filled={filledFields(typed, fields)}
          >
            {section.groups.map((group) => {
              const shown = group.fields.filter(
                (it) => isRows(it) || isChecks(it) || isNew || !it.isOnlyNew,
              );
              const inputs = <DescribedFields fields={shown} />;
              return group.layout ? <div class={group.layout}>{inputs}</div> : inputs;
            })}
          </Section>
        );
      })}
    </>
  );
}

/** @returns the number of fields with a text, of rows with an item and of checked boxes */
const filledFields = (typed: URLSearchParams, fields: readonly Described[]): number =>
  fields
    .map((field) => {
      if (isRows(field)) return filledRows(typed, field).length;
      if (isChecks(field)) return checkedNames(typed, field).length;
      return Number(textOf(typed, field.name) !== "");
    })
    .reduce((sum, count) => sum + count, 0);
