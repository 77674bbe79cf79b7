import type { Field, Kind } from "./fields";

/** The fields that the storefront reads from each answer (product §3, §7), and what visitors lose without them. */

/** @param fields maps a path to its kind and the loss without it */
const optional = (fields: Record<string, readonly [Kind, string]>): Field[] =>
  Object.entries(fields).map(([path, [kind, loss]]) => ({ path, kind, loss }));
const required = (fields: Record<string, readonly [Kind, string]>): Field[] =>
  optional(fields).map((field) => ({ ...field, required: true }));

export const HOME = optional({
  "qr_code.download_url": ["text", "the download QR code leads to the mobile site instead"],
  "data.ios_download_url": ["text", "the iOS link leads to the mobile site instead"],
  "data.android_download_url": ["text", "the Android link leads to the mobile site instead"],
  online_ranger: ["count", "the number of boosters online"],
});

export const TREE = required({ "": ["list", "the boost form"] });

export const BOOST_PRICE: Field[] = [
  ...required({ price: ["money", "the boost price"] }),
  ...optional({
    time_hour: ["count", "the expected hours"],
    star: ["count", "the number of stars"],
    qrcodeUrl: ["text", "the QR code that carries the boost to the phone"],
  }),
];

export const GOODS: Field[] = [
  ...required({ goods_id: ["count", "the goods page"] }),
  ...optional({
    goods_name: ["text", "the name: the number stands in its place"],
    goods_type: ["text", "the mark of personal accounts"],
    trade_type_id: ["count", "rents and app-only goods, which are sold like any other"],
    specs_type: ["count", "app-only specs"],
    specs: ["list", "the choice of specs"],
    "specs[].goods_spec_id": ["count", "that spec: without a number it cannot be ordered"],
    "specs[].spec_name": ["text", "that spec's name"],
    "specs[].spec_price": ["money", "that spec's price"],
    "specs[].spec_stock": ["count", "that spec: it counts as sold out"],
    stock: ["count", "goods without specs: they count as sold out"],
    delivery_type: ["count", "the mark of automatic delivery"],
    no_reason_refund: ["flag", "the refund promise"],
    goods_media: ["list", "pictures"],
    "goods_media[].url": ["text", "that picture"],
    collect_goods: ["flag", "whether the visitor has collected the goods"],
    collect_quantity: ["count", "how many have collected the goods"],
    normal_price: ["money", "the price"],
    price_after_discount: ["money", "the price after discounts"],
    origin_price: ["money", "the struck-through price"],
    return_cash: ["money", "cashback"],
    sale: ["count", "how many were sold"],
    "comments.total": ["count", "the number of reviews"],
    feature: ["text", "the feature line"],
    attrs: ["list", "coloured tags"],
    attributes: ["list", "the table of attributes"],
    "discounts.cut": ["list", "reductions in the price block"],
    "discounts.discount": ["list", "percentages off in the price block"],
    "discounts.sent": ["list", "gifts in the price block"],
    subscribe_gift_envelope: ["object", "the gift for following the seller"],
    guarantee: ["list", "guarantees"],
    process: ["list", "the steps of a purchase"],
    goods_desc: ["text", "the description"],
    h5_qrcode_url: [
      "text",
      "the QR code of the goods on the phone: it carries this page's address",
    ],
    home_page_api: ["text", "the link to the shop"],
    user: ["object", "the seller card"],
    "user.nickname": ["text", "the seller's name"],
    "user.credit_score": ["any", "the seller's stars"],
  }),
];

export const SHARE = required({ link: ["text", "sharing"] });
export const SCAN_CODE = required({
  url: ["text", "login by WeChat"],
  k: ["text", "login by WeChat"],
});
export const SCAN_STATUS = required({ "": ["object", "login by WeChat"] });

const PRICE: Field[] = [
  ...required({ now_price: ["money", "buying: there is no total"] }),
  ...optional({
    after_discount_price: ["money", "the unit price beside the total"],
    envelope_reduce_price: ["money", "the coupon's line of the price"],
    "all_envelope.valid": ["list", "coupons"],
    "all_envelope.valid[].user_envelope_id": ["count", "that coupon"],
    "all_envelope.valid[].envelopes.reduce_num": ["money", "that coupon"],
    discounts: ["list", "the lines that say what was taken off"],
  }),
];

export const CONFIRM: Field[] = [
  ...required({
    order_num: ["text", "buying: create-order needs the number"],
    channel_list: ["list", "buying: there is nothing to pay by"],
    "channel_list[].channel_id": ["count", "that payment channel"],
    "channel_list[].class_name": ["text", "that payment channel"],
  }),
  ...PRICE,
  ...optional({
    goods_name: ["text", "the goods' name of this order: the page's stands there"],
    picture: ["text", "the goods' picture of this order: the page's stands there"],
    delivery_type: ["count", "the mark of automatic delivery"],
    customer_remarks: ["list", "what the seller has to be told"],
    validate_balance: ["money", "paying from the balance"],
  }),
];

export const QUOTE = PRICE;

export const ORDER: Field[] = [
  ...required({
    order: ["object", "buying"],
    "order.pay_status_api": ["text", "the page notices no payment"],
  }),
  ...optional({
    "order.price": ["money", "the order's own amount: the confirmed one stands there"],
    "order.pay_count_down": ["count", "the right countdown: 15 minutes are shown"],
    qrcode: ["text", "paying by QR code"],
    detail_qrcode: ["text", "the QR code that leads to what was bought"],
  }),
];

export const PAY_STATUS: Field[] = [
  ...required({ pay_status: ["count", "the page notices no payment"] }),
  ...optional({ pay_count_down: ["count", "a countdown that follows the server's"] }),
];
