import type { Place } from "../../listings/form-field";
import { type Described, isChecks, isRows } from "../../listings/rows-field";
import { ChecksInput } from "./checks-input";
import { DescribedField } from "./described-field";
import { RowsInput } from "./rows-input";

/** The described fields, lists as tables. */
export function DescribedFields({
  fields,
  place,
}: {
  fields: readonly Described[];
  place?: Place;
}) {
  return (
    <>
      {fields.map((field) =>
        isRows(field) ? (
          <RowsInput field={field} />
        ) : isChecks(field) ? (
          <ChecksInput field={field} />
        ) : (
          <DescribedField field={field} place={place} />
        ),
      )}
    </>
  );
}
