/** Validation messages, and how the console shows them. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Invalid input: expected \S+, received undefined$/, "请填写"],
  [/^Invalid input: expected (?:int|number), received .+$/, "请输入整数"],
  [/^Invalid (?:option|input: expected ["\d]).*$/, "请选择其中一项"],
  [/^Too small: expected string.*$/, "请填写"],
  [/^Too small: expected number to be >=(\S+)$/, "最小是 $1"],
  [/^Too small: expected array to have >=(\d+) items$/, "至少 $1 项"],
  [/^Too big: expected string to have <=(\d+) characters$/, "最多 $1 字"],
  [/^Too big: expected array to have <=(\d+) items$/, "最多 $1 项"],
  [/^Too big: expected \S+ to be <=?(\S+)$/, "最大是 $1"],
  [/^Unrecognized keys?: (.+)$/, "没有这样的字段：$1"],
  [/^must be an http\(s\) address, or .*$/, "请填写 http(s) 地址，或上传图片文件"],
  [/^must be yuan with at most two decimals$/, "请输入金额，单位元，最多两位小数"],
  [/^must be more than 0$/, "要大于 0"],
  [/^must be a time such as .*$/, "请填写时间，例如 2026-03-01T10:00:00Z 或 P3DT12H"],
  [/^must be a time to come such as .*$/, "请填写将来的时间，例如 2026-03-01T10:00:00Z 或 +P3D"],
  [/^needs an activity price$/, "没有活动价就没有结束时间"],
  [/^must be after listed$/, "要晚于上架时间"],
  [/^is no fact of (.+)$/, "不是游戏「$1」的属性"],
  [/^is none of the options of (.+): (.+)$/, "「$2」不在游戏「$1」的选项里"],
  [/^are for ranks and choices only$/, "只有段位和选项才有"],
  [/^is for numbers only$/, "只有数量才有单位"],
  [/^are needed$/, "请填写"],
  [/^must differ$/, "不能重复"],
  [/^must be 0 or at least min$/, "要为 0（不限），或不小于最少件数"],
  [/^must be less than from_yuan$/, "要小于门槛"],
  [/^is that of the listing: leave it out$/, "有商品时不填卖家"],
  [/^is the mean of buyers' reviews: leave it out$/, "评分由买家评价得出，请去掉"],
  [/^are written by buyers: leave them out$/, "评价由买家填写，请去掉"],
  [/^is needed for a gift for following$/, "关注礼要有卖家"],
  [/^is needed without specs$/, "没有规格时请填写"],
  [/^belongs? to the specs$/, "有规格时填在各规格里"],
  [/^needs from_yuan or from_pieces, and not both$/, "门槛是金额或件数，二选一"],
  [/^is the number of secrets here: leave it out$/, "自动发货的库存就是卡密的数量，请留空"],
  [/^are for automatic delivery only$/, "只有自动发货的商品才有卡密"],
  [/^is needed for manual delivery$/, "人工交付请填写可售件数"],
  [/^is no JSON object$/, "不是 JSON 对象"],
  [/^is no JSON list$/, "不是 JSON 列表"],
  [/^is in row (\d+) already$/, "与第 $1 行重复"],
  [/^is in row (\d+) already: .*$/, "与第 $1 行重复：同一大段、同一系统的行要写在一起"],
  [/^leaves a gap: must be 0, or (\d+) .*$/, "中间缺了星：请填 0，或接着下面一级填 $1"],
  [/^must be 0: the first .*$/, "每个大段的第一级从 0 开始"],
  [/^must be at least (\d+)$/, "最小是 $1"],
  [/^must be at least (\S+), as below it: .*$/, "不能低于下面一级的 $1 元：从最低的段位写到最高的"],
  [/^costs more than (\S+) altogether$/, "全部星数加起来不能超过 $1 元"],
  [/^must not be below that of a higher level$/, "等级越低，百分比不能越低"],
  [/^needs a row from level 0$/, "要有从 0 级起的一行"],
  [/^must be a time of day such as .*$/, "请填写时间，例如 09:30"],
  [/^is needed: hours have a beginning and an end$/, "开始和结束要一起填，全天营业就都留空"],
  [/^is when it opens: leave both out .*$/, "开始和结束不能相同，全天营业就都留空"],
  [/^game (.+) is boosted as (\d+) already$/, "游戏「$1」已经有编号 $2 的代练"],
  [/^is on (.+) already$/, "与 $1 重复"],
  [/^(seller|listing) (\d+) is neither before it nor in the database$/, "$1 $2 不存在"],
  [/^has no specs in the database and cannot get any.*$/, "原来没有规格，不能再加，请另建商品"],
  [/^has (\d+) specs in the database.*$/, "原来有 $1 个规格，不能减少：把不卖的库存设为 0"],
  [/^total must be at least (\d+).*$/, "total 至少是 $1：已经发出这么多张"],
  [/^spec must be at most (\d+)$/, "spec 最大是 $1"],
  [/^spec is needed: the listing has some$/, "这件商品有规格，请填写 spec"],
  [/^is no JPEG, PNG, WebP, AVIF or GIF$/, "不是 JPEG、PNG、WebP、AVIF 或 GIF 图片"],
  // A million is a hundred times ten thousand: the number and two zeros.
  [/^has more than (\d+) million pixels$/, "超过 $100 万像素"],
  [/^is no picture that can be read$/, "不是能读取的图片"],
  [/^is larger than (\d+) MB$/, "超过 $1 MB"],
  [/^is not there, or cannot be read$/, "找不到：请改用地址，或在商品页上传"],
];

/**
 * @param message of a rule, without its field
 * @returns the Chinese text that the console shows
 */
export function problemInChinese(message: string): string {
  if (/^[\u4e00-\u9fff]/.test(message)) return message;
  for (const [pattern, text] of MESSAGES) {
    if (pattern.test(message)) return message.replace(pattern, text);
  }
  return "填写的内容不对";
}

const FIELD = /^([a-z_]+(?:\.(?:\d+|[a-z_]+))*|\S+\.(?:jpe?g|png|webp|avif|gif)) (.+)$/i;

/**
 * @param problem a message, possibly after the field or file that it is about
 * @returns the problem in Chinese; fields keep their names in the file
 */
export function rowProblemInChinese(problem: string): string {
  const translated = problemInChinese(problem);
  if (translated !== UNKNOWN) return translated;
  const [, field, message] = FIELD.exec(problem) ?? [];
  return field && message ? `${field}：${problemInChinese(message)}` : translated;
}

const UNKNOWN = problemInChinese("");
