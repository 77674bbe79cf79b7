import type { Place } from "../../listings/form-field";
import { NEW_PRICE, NEW_SECRETS, NEW_STOCK, PIECE_AMOUNTS } from "../../listings/piece-fields";
import { DescribedFields } from "./described-fields";
import { Money } from "./parts";

interface Props {
  /** Of a spec. */
  place?: Place;
  automatic: boolean;
  isNew: boolean;
  /** Price of an existing piece. */
  priceFen: number | null;
}

/** Price, stock and card secrets of a listing without specs, or of one spec. */
export function PieceFields({ automatic, isNew, priceFen, ...at }: Props) {
  return (
    <>
      <div class="fitting">
        {isNew ? (
          <DescribedFields fields={NEW_PRICE} {...at} />
        ) : (
          <div class="field stack-4">
            <span class="label">价格</span>
            <span class="shown">{priceFen === null ? null : <Money fen={priceFen} />}</span>
          </div>
        )}
        <DescribedFields fields={PIECE_AMOUNTS} {...at} />
        {isNew ? <DescribedFields fields={[NEW_STOCK]} {...at} /> : null}
      </div>
      {isNew ? (
        <DescribedFields fields={[{ ...NEW_SECRETS, rows: automatic ? 4 : 2 }]} {...at} />
      ) : null}
    </>
  );
}
