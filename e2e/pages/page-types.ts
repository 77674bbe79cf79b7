import { gameHref } from "../../lib/addresses/game-path";

/** Page types that the gate opens: name, brand and path of one page of each. */
export const MAIN_PAGE_TYPES = [
  ["goods page", "mima", "/goodsDetails?goodsId=1001"],
  ["home page", "mima", "/index"],
] as const;

/** Page types that only the full run opens. */
export const FURTHER_PAGE_TYPES = [
  ["shop", "mima", "/personal_center?user_id=3001"],
  ["boosting page", "mima", "/practicePage"],
  ["list of a game", "mima", gameHref({ game: "曜日战歌" })],
  ["market landing", "mima", "/index_m"],
  ["lighter goods page", "mima", "/goodsDetail?goodsId=1001"],
  ["page of all games", "mima", "/games"],
  ["page of search results", "mima", "/search?q=1001"],
  ["comparison", "mima", "/compare?goods=1001,1002"],
  ["comparison of nothing", "mima", "/compare"],
  ["recently viewed listings", "mima", "/account/recent"],
  ["company information page", "mima", "/corporate-information"],
  ["about page", "mima", "/about"],
  ["rent landing as a root", "huoshan", "/"],
  ["sell landing", "haoma", "/h_m"],
  ["boost landing", "diandian", "/index_d_d"],
  ["play landing", "miyou", "/mi_you"],
  ["value landing", "koudai", "/koudai_guhao"],
  ["bag landing", "taobaobao", "/aboutus"],
  ["mall landing", "zhengqi", "/index_zhengqi"],
  ["info landing", "mima", "/download"],
  ["agreement", "chengwan", "/c/pa"],
] as const;

/** Page types that prompt a visitor for the login. */
export const ACCOUNT_PAGE_TYPES = [
  ["alerts and saved searches", "mima", "/account/alerts"],
] as const;

/** Special states of a goods page. */
export const PAGE_STATES = [
  ["personal account", "mima", "/goodsDetails?goodsId=1002"],
  ["hostile text", "mima", "/goodsDetails?goodsId=1016"],
  ["sold out", "mima", "/goodsDetails?goodsId=1012"],
] as const;
