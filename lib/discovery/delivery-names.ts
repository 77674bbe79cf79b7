import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import type { ListView } from "../addresses/list-view";

type Delivery = NonNullable<ListView["delivery"]>;

export const DELIVERIES: readonly Delivery[] = [`${AUTOMATIC_DELIVERY}`, `${MANUAL_DELIVERY}`];

export const deliveryName = (delivery: Delivery): string =>
  delivery === `${AUTOMATIC_DELIVERY}` ? "自动发货" : "卖家交付";
