import { chengwan } from "./chengwan";
import { diandian } from "./diandian";
import { duoduo } from "./duoduo";
import { fanqie } from "./fanqie";
import { guhaoxie } from "./guhaoxie";
import { haoduoduo } from "./haoduoduo";
import { haohao } from "./haohao";
import { haolai } from "./haolai";
import { haoma } from "./haoma";
import { hh } from "./hh";
import { huojian } from "./huojian";
import { huoshan } from "./huoshan";
import { jiaoyibao } from "./jiaoyibao";
import { jiaoyihou } from "./jiaoyihou";
import { koudai } from "./koudai";
import { kuaizuhao } from "./kuaizuhao";
import { letao } from "./letao";
import { lewan } from "./lewan";
import { maihaobao } from "./maihaobao";
import { maihaoe } from "./maihaoe";
import { maihaoge } from "./maihaoge";
import { maihaohao } from "./maihaohao";
import { maihaokuang } from "./maihaokuang";
import { maihaoma } from "./maihaoma";
import { maihaomao } from "./maihaomao";
import { maihaoniu } from "./maihaoniu";
import { maihaoshou } from "./maihaoshou";
import { maihaowang } from "./maihaowang";
import { maihaoxie } from "./maihaoxie";
import { maihaoyu } from "./maihaoyu";
import { mhh } from "./mhh";
import { mima } from "./mima";
import { miyou } from "./miyou";
import { pangxie } from "./pangxie";
import { qingzu } from "./qingzu";
import { qumaihao } from "./qumaihao";
import { quwan } from "./quwan";
import { shandian } from "./shandian";
import { shanmai } from "./shanmai";
import { shouyouji } from "./shouyouji";
import { shouyoumao } from "./shouyoumao";
import { taobaobao } from "./taobaobao";
import { tiantian } from "./tiantian";
import type { Brand } from "./types";
import { wanhao } from "./wanhao";
import { wukong } from "./wukong";
import { xiaoma } from "./xiaoma";
import { xiaoyou } from "./xiaoyou";
import { xingxing } from "./xingxing";
import { youhao } from "./youhao";
import { youjie } from "./youjie";
import { youyi } from "./youyi";
import { youyou } from "./youyou";
import { youzuhao } from "./youzuhao";
import { zhanghaowan } from "./zhanghaowan";
import { zhangyou } from "./zhangyou";
import { zhangyoudao } from "./zhangyoudao";
import { zhengqi } from "./zhengqi";
import { zhilian } from "./zhilian";
import { zuduiwan } from "./zuduiwan";
import { zuhaoe } from "./zuhaoe";
import { zuhaoku } from "./zuhaoku";
import { zuhaokuang } from "./zuhaokuang";
import { zuhaomao } from "./zuhaomao";
import { zuhaoxia } from "./zuhaoxia";
import { zuhaoxie } from "./zuhaoxie";
import { zuyou } from "./zuyou";

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
