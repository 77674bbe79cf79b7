export {
  type BuyAction,
  buyAction,
  buyLabel,
  isAppOnly,
  isBeingPaid,
  isRent,
  isSinglePiece,
  isSoldOut,
  soldOutLabel,
} from "@storefront/contract/listing/buy-action";
