import { useContext } from "hono/jsx";
import { MAX_SPECS, SPEC_ROW, SPECS, SPECS_TYPE } from "../../listings/piece-fields";
import { rowCount } from "../../listings/rows-field";
import { MORE_FIELD } from "../form-fields";
import { DescribedFields } from "./described-fields";
import { FormInput } from "./form-fields";
import { Section } from "./form-section";
import { PieceFields } from "./piece-fields";

interface Props {
  /** Prices of the existing specs. */
  specPricesFen: readonly number[];
  automatic: boolean;
}

/** Empty specs to offer. */
const MORE_SPECS = 3;

/** The specs of a listing, with an empty one for another. */
export function SpecsCard({ specPricesFen, automatic }: Props) {
  const { typed } = useContext(FormInput);
  const stored = specPricesFen.length;
  const known = rowCount(typed, SPECS);
  const spare = typed.get(MORE_FIELD) === SPECS ? MORE_SPECS : known <= stored ? 1 : 0;
  const count = Math.min(Math.max(known, stored) + spare, MAX_SPECS);
  const places = Array.from({ length: count }, (_, row) => ({ list: SPECS, row }));
  return (
    <Section
      title="规格"
      note={`最多 ${MAX_SPECS} 个，空的一组不算`}
      isOptional
      filled={Math.max(stored, known)}
      names={[SPECS]}
    >
      <div class="fitting">
        <DescribedFields fields={[SPECS_TYPE]} />
      </div>
      {places.map((place) => (
        <fieldset class="spec">
          <legend>{`规格 ${place.row + 1}`}</legend>
          <div class="fitting">
            <DescribedFields fields={SPEC_ROW} place={place} />
          </div>
          <PieceFields
            place={place}
            automatic={automatic}
            isNew={specPricesFen[place.row] === undefined}
            priceFen={specPricesFen[place.row] ?? null}
          />
        </fieldset>
      ))}
      {count < MAX_SPECS ? (
        <button type="submit" name={MORE_FIELD} value={SPECS} formnovalidate>
          再加几个规格
        </button>
      ) : null}
    </Section>
  );
}
