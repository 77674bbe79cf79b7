/** @jsxImportSource hono/jsx */
import { MAX_SPECS, specField, specRowsOf } from "../../listings/listing-form-fields";
import type { FieldBuilders } from "./field-builders";
import { SPECS_TYPES } from "./listing-choices";
import { Card, Choice, Field } from "./parts";
import { PieceFields } from "./piece-fields";

interface Props {
  /** Prices of the existing specs. */
  specPricesFen: readonly number[];
  typed: URLSearchParams;
  fields: FieldBuilders;
  automatic: boolean;
}

/** Empty spec rows to offer. */
const SPARE_SPECS = 3;

/** The specs of a listing, with empty rows for more. */
export function SpecsCard({ specPricesFen, typed, fields, automatic }: Props) {
  const { field, choice, number } = fields;
  const rows = specRows(specPricesFen.length, typed);
  return (
    <Card title="规格" note={`最多 ${MAX_SPECS} 个，空的一组不算`}>
      <div class="grid">
        <Choice {...choice("specs_type", "规格类型", SPECS_TYPES)} />
      </div>
      {rows.map((at) => (
        <fieldset class="spec">
          <legend>{`规格 ${at + 1}`}</legend>
          <div class="grid">
            <Field {...field(specField(at, "name"), "名称")} maxlength={200} />
            <Field {...field(specField(at, "description"), "说明")} maxlength={500} />
            {number(specField(at, "min"), "最少件数")}
            {number(specField(at, "max"), "最多件数")}
          </div>
          <PieceFields
            nameOf={(name) => specField(at, name)}
            automatic={automatic}
            isNew={specPricesFen[at] === undefined}
            priceFen={specPricesFen[at] ?? null}
            fields={fields}
          />
        </fieldset>
      ))}
      {rows.length < MAX_SPECS ? (
        <button type="submit" name="more_specs" value="1" formnovalidate>
          再加几个规格
        </button>
      ) : null}
    </Card>
  );
}

/** @returns the spec rows of the form, from 0 */
function specRows(stored: number, typed: URLSearchParams): number[] {
  const known = specRowsOf(typed);
  const spare = typed.has("more_specs") || known <= stored ? SPARE_SPECS : 0;
  const count = Math.min(Math.max(known, stored) + spare, MAX_SPECS);
  return Array.from({ length: count }, (_, at) => at);
}
