import { allOrNull, fenOrNull, integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type DiscountLine, readDiscounts, sumOff } from "@/lib/purchase/terms/discount-lines";

/** Terms of a rent for a number of hours, as sent by the server; amounts in fen, integer hours. */
export interface RentOffer {
  hours: number;
  hourFen: number;
  rentFen: number;
  discounts: DiscountLine[];
  couponFen: number;
  depositFen: number;
  totalFen: number;
  leastHours: number;
  mostHours: number;
  /** Rule for returning the deposit, as text. */
  rule: string;
  /** Text of the QR code that continues this rent on the phone. */
  link: string;
}

/** `rent` extends the specified answer of the confirm call: an API may omit it. */
export const hasRentTerms = (data: unknown): boolean => {
  const wire = objectOrNull(data);
  return wire === null || (wire.rent !== undefined && wire.rent !== null);
};

/** @returns null when a field is missing, in which case the answer counts as broken (product §10.8) */
export function readRentOffer(data: unknown): RentOffer | null {
  const wire = objectOrNull(data);
  const rent = objectOrNull(wire?.rent);
  return allOrNull<RentOffer>({
    hours: integerOrNull(rent?.hours),
    hourFen: fenOrNull(rent?.hour_price),
    rentFen: fenOrNull(rent?.rent_price),
    discounts: readDiscounts(wire?.discounts),
    couponFen: fenOrNull(wire?.envelope_reduce_price) ?? 0,
    depositFen: fenOrNull(rent?.deposit),
    totalFen: fenOrNull(wire?.now_price),
    leastHours: integerOrNull(rent?.least_time),
    mostHours: integerOrNull(rent?.most_time),
    rule: textOrNull(rent?.rule) ?? "",
    link: textOrNull(wire?.phone_url) || null,
  });
}

/** Whether the server's lines add up to its total; otherwise the dialog shows a note (product §10.18). */
export function rentAddsUp(offer: RentOffer): boolean {
  const { rentFen, discounts, couponFen, depositFen, totalFen } = offer;
  const off = sumOff(discounts);
  return off === null || rentFen - off - couponFen + depositFen === totalFen;
}
