import { useContext } from "hono/jsx";
import { nameAt, type Place, textOf } from "../../listings/form-field";
import { type RowsField, rowCount } from "../../listings/rows-field";
import { errorAt, MORE_FIELD } from "../form-fields";
import { DescribedField } from "./described-field";
import { FormInput } from "./form-fields";
import { Files } from "./parts";
import { Table } from "./table";

/** Empty rows that "再加几行" adds. */
const MORE_ROWS = 3;

/** A list of a form as a table, with an empty row to fill in. Rows that are emptied are left out when it is saved. */
export function RowsInput({ field }: { field: RowsField }) {
  const { typed, problem } = useContext(FormInput);
  const { name, label, hint, columns, max } = field;
  const error = errorAt(problem, name);
  const wanted = rowCount(typed, name) + (typed.get(MORE_FIELD) === name ? MORE_ROWS : 1);
  const rows = Array.from({ length: Math.min(wanted, max) }, (_, row) => ({ list: name, row }));
  return (
    <fieldset class="rows">
      <legend>{label}</legend>
      {hint ? <p class="hint">{hint}</p> : null}
      {error ? (
        <p class="error" role="alert">
          {error}
        </p>
      ) : null}
      <Table
        caption={label}
        columns={columns.map((column) => [
          column.label,
          (place: Place) => (
            <>
              {column.control === "picture" ? (
                <Thumbnail url={textOf(typed, nameAt(column.name, place))} />
              ) : null}
              <DescribedField
                field={column}
                place={place}
                unseenLabel={`${label} ${place.row + 1}：${column.label}`}
              />
            </>
          ),
          column.control,
        ])}
        rows={rows}
        empty=""
      />
      {field.takesPictures ? (
        <Files
          name={`${name}_files`}
          label={`上传${label}`}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          error={errorAt(problem, `${name}_files`)}
        />
      ) : null}
      {rows.length < max ? (
        <button type="submit" name={MORE_FIELD} value={name} formnovalidate>
          再加几行
        </button>
      ) : null}
    </fieldset>
  );
}

/** Only of pictures that the marketplace itself stores. */
function Thumbnail({ url }: { url: string }) {
  if (!url.startsWith("/media/")) return null;
  return <img class="thumbnail" src={url} width="40" height="40" alt="" />;
}
