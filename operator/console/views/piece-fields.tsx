import { NEW_PRICE, NEW_SECRETS, NEW_STOCK, PIECE_AMOUNTS } from "../../listings/piece-fields";
import { FormFields } from "./form-fields";
import { Money } from "./parts";

interface Props {
  /** Name of one of the fields, which are numbered for specs. */
  nameOf?: (name: string) => string;
  automatic: boolean;
  isNew: boolean;
  /** Price of an existing piece. */
  priceFen: number | null;
}

/** Price, stock and card secrets of a listing without specs, or of one spec. */
export function PieceFields({ automatic, isNew, priceFen, ...names }: Props) {
  return (
    <>
      <div class="grid">
        {isNew ? (
          <FormFields fields={NEW_PRICE} {...names} />
        ) : (
          <div class="field">
            <span class="label">价格</span>
            <span class="shown">{priceFen === null ? null : <Money fen={priceFen} />}</span>
          </div>
        )}
        <FormFields fields={PIECE_AMOUNTS} {...names} />
        {isNew ? <FormFields fields={[NEW_STOCK]} {...names} /> : null}
      </div>
      {isNew ? (
        <FormFields fields={[{ ...NEW_SECRETS, rows: automatic ? 4 : 2 }]} {...names} />
      ) : null}
    </>
  );
}
