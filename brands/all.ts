import { chengwan } from "./chengwan/brand";
import { diandian } from "./diandian/brand";
import { duoduo } from "./duoduo/brand";
import { fanqie } from "./fanqie/brand";
import { guhaoxie } from "./guhaoxie/brand";
import { haoduoduo } from "./haoduoduo/brand";
import { haohao } from "./haohao/brand";
import { haolai } from "./haolai/brand";
import { haoma } from "./haoma/brand";
import { hh } from "./hh/brand";
import { huojian } from "./huojian/brand";
import { huoshan } from "./huoshan/brand";
import { jiaoyibao } from "./jiaoyibao/brand";
import { jiaoyihou } from "./jiaoyihou/brand";
import { koudai } from "./koudai/brand";
import { kuaizuhao } from "./kuaizuhao/brand";
import { letao } from "./letao/brand";
import { lewan } from "./lewan/brand";
import { maihaobao } from "./maihaobao/brand";
import { maihaoe } from "./maihaoe/brand";
import { maihaoge } from "./maihaoge/brand";
import { maihaohao } from "./maihaohao/brand";
import { maihaokuang } from "./maihaokuang/brand";
import { maihaoma } from "./maihaoma/brand";
import { maihaomao } from "./maihaomao/brand";
import { maihaoniu } from "./maihaoniu/brand";
import { maihaoshou } from "./maihaoshou/brand";
import { maihaowang } from "./maihaowang/brand";
import { maihaoxie } from "./maihaoxie/brand";
import { maihaoyu } from "./maihaoyu/brand";
import { mhh } from "./mhh/brand";
import { mima } from "./mima/brand";
import { miyou } from "./miyou/brand";
import { pangxie } from "./pangxie/brand";
import { qingzu } from "./qingzu/brand";
import { qumaihao } from "./qumaihao/brand";
import { quwan } from "./quwan/brand";
import { shandian } from "./shandian/brand";
import { shanmai } from "./shanmai/brand";
import { shouyouji } from "./shouyouji/brand";
import { shouyoumao } from "./shouyoumao/brand";
import { taobaobao } from "./taobaobao/brand";
import { tiantian } from "./tiantian/brand";
import type { Brand } from "./types";
import { wanhao } from "./wanhao/brand";
import { wukong } from "./wukong/brand";
import { xiaoma } from "./xiaoma/brand";
import { xiaoyou } from "./xiaoyou/brand";
import { xingxing } from "./xingxing/brand";
import { youhao } from "./youhao/brand";
import { youjie } from "./youjie/brand";
import { youyi } from "./youyi/brand";
import { youyou } from "./youyou/brand";
import { youzuhao } from "./youzuhao/brand";
import { zhanghaowan } from "./zhanghaowan/brand";
import { zhangyou } from "./zhangyou/brand";
import { zhangyoudao } from "./zhangyoudao/brand";
import { zhengqi } from "./zhengqi/brand";
import { zhilian } from "./zhilian/brand";
import { zuduiwan } from "./zuduiwan/brand";
import { zuhaoe } from "./zuhaoe/brand";
import { zuhaoku } from "./zuhaoku/brand";
import { zuhaokuang } from "./zuhaokuang/brand";
import { zuhaomao } from "./zuhaomao/brand";
import { zuhaoxia } from "./zuhaoxia/brand";
import { zuhaoxie } from "./zuhaoxie/brand";
import { zuyou } from "./zuyou/brand";

/** Every brand that has a host. To add one, create its module beside this file and list it here. */
export const ALL: readonly Brand[] = [
  chengwan,
  diandian,
  duoduo,
  fanqie,
  guhaoxie,
  haoduoduo,
  haohao,
  haolai,
  haoma,
  hh,
  huojian,
  huoshan,
  jiaoyibao,
  jiaoyihou,
  koudai,
  kuaizuhao,
  letao,
  lewan,
  maihaobao,
  maihaoe,
  maihaoge,
  maihaohao,
  maihaokuang,
  maihaoma,
  maihaomao,
  maihaoniu,
  maihaoshou,
  maihaowang,
  maihaoxie,
  maihaoyu,
  mhh,
  mima,
  miyou,
  pangxie,
  qingzu,
  qumaihao,
  quwan,
  shandian,
  shanmai,
  shouyouji,
  shouyoumao,
  taobaobao,
  tiantian,
  wanhao,
  wukong,
  xiaoma,
  xiaoyou,
  xingxing,
  youhao,
  youjie,
  youyi,
  youyou,
  youzuhao,
  zhanghaowan,
  zhangyou,
  zhangyoudao,
  zhengqi,
  zhilian,
  zuduiwan,
  zuhaoe,
  zuhaoku,
  zuhaokuang,
  zuhaomao,
  zuhaoxia,
  zuhaoxie,
  zuyou,
];
