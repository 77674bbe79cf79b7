import type { Promoter } from "../promoter";

/** Hidden fields for the promoter whose link led here. */
export function PromoterFields({ promoter }: { promoter: Promoter }) {
  return (
    <>
      {promoter.promotion_user_id ? (
        <input type="hidden" name="promotion_user_id" value={String(promoter.promotion_user_id)} />
      ) : null}
      {promoter.sign ? <input type="hidden" name="sign" value={promoter.sign} /> : null}
    </>
  );
}
