import { useContext } from "hono/jsx";
import {
  MAX_SPECS,
  SPEC_FIELDS,
  SPECS_TYPE,
  specField,
  specRowsOf,
} from "../../listings/piece-fields";
import { FormFields, FormInput } from "./form-fields";
import { Card } from "./parts";
import { PieceFields } from "./piece-fields";

interface Props {
  /** Prices of the existing specs. */
  specPricesFen: readonly number[];
  automatic: boolean;
}

/** Empty spec rows to offer. */
const SPARE_SPECS = 3;

/** The specs of a listing, with empty rows for more. */
export function SpecsCard({ specPricesFen, automatic }: Props) {
  const rows = specRows(specPricesFen.length, useContext(FormInput).typed);
  return (
    <Card title="规格" note={`最多 ${MAX_SPECS} 个，空的一组不算`}>
      <div class="grid">
        <FormFields fields={[SPECS_TYPE]} />
      </div>
      {rows.map((at) => (
        <fieldset class="spec">
          <legend>{`规格 ${at + 1}`}</legend>
          <div class="grid">
            <FormFields fields={SPEC_FIELDS} nameOf={(name) => specField(at, name)} />
          </div>
          <PieceFields
            nameOf={(name) => specField(at, name)}
            automatic={automatic}
            isNew={specPricesFen[at] === undefined}
            priceFen={specPricesFen[at] ?? null}
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
