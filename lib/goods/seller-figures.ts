export {
  deliveryText,
  disputeText,
  durationText,
} from "@storefront/contract/listing/seller-figures";
