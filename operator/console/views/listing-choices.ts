/** Options of a listing's form; the values are those of a catalogue file (docs/catalogue.md). */
type Options = readonly (readonly [value: string, label: string])[];

export const GOODS_TYPES: Options = [
  ["CardKey", "点卡卡密"],
  ["PersonalAccount", "账号"],
  ["RentAccount", "租号"],
  ["TopUp", "充值"],
  ["GameItem", "道具"],
  ["Service", "服务"],
];

export const TRADE_TYPES: Options = [
  ["2", "卡密"],
  ["3", "租号"],
  ["4", "账号"],
  ["5", "道具"],
  ["6", "充值"],
  ["9", "只在 App 出售"],
];

export const DELIVERY_KINDS: Options = [
  ["automatic", "自动，由卡密"],
  ["manual", "人工，由客服交付"],
];

export const SPECS_TYPES: Options = [
  ["2", "普通规格"],
  ["3", "面值"],
];
