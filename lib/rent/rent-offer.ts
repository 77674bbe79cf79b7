import { allOrNull, fenOrNull, integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type DiscountLine, readDiscounts, sumOff } from "@/lib/purchase/discount-lines";

/** What a rent of so many hours costs, as the server says; amounts in fen, hours whole. */
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
  /** When what is given back, in words. */
  rule: string;
  /** The text of the QR code that goes on with this rent on the phone. */
  link: string;
}

/** `rent` is our addition to what the specification has the confirm call answer: an API may leave it out. */
export const hasRentTerms = (data: unknown): boolean => {
  const wire = objectOrNull(data);
  return wire === null || (wire.rent !== undefined && wire.rent !== null);
};

/** @returns null when a field is missing: then the answer counts as broken (product §10.8) */
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

/** Whether the server's lines make its total; when they do not, the dialog says so (product §10.18). */
export function rentAddsUp(offer: RentOffer): boolean {
  const { rentFen, discounts, couponFen, depositFen, totalFen } = offer;
  const off = sumOff(discounts);
  return off === null || rentFen - off - couponFen + depositFen === totalFen;
}
