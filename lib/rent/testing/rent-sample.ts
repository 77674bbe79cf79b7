/** `data` of `order_confirm` for a rent of four hours, as sent by the marketplace, for tests. */
export const SAMPLE_RENT = {
  order_num: "2026112100000003",
  rent: {
    hours: 4,
    hour_price: "3.50",
    rent_price: "14.00",
    deposit: "100.00",
    least_time: 2,
    most_time: 72,
    rule: "押金自动退回",
  },
  discounts: [] as { title: string; amount: string }[],
  envelope_reduce_price: "0.00",
  now_price: "114.00",
  phone_url: "http://phone.example/rentOrder?goodsId=1003&hours=4",
};
