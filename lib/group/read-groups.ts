import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asFen, asList, asObject, asText, unique } from "@/lib/decode/lenient";

/** A group that waits for members. */
export interface WaitingGroup {
  id: number;
  nickname: string;
  avatar: string | null;
  lacking: number;
  secondsLeft: number;
  /** The text of the QR code that joins it on the phone. */
  link: string;
}

/** A group of the visitor that is not complete; `secondsLeft` to pay, or until it ends. */
export interface VisitorGroup {
  id: number;
  orderNum: string;
  state: "unpaid" | "open" | "joining";
  secondsLeft: number;
  /** To send to a friend. */
  link: string;
}

/** Content of the group dialog; amounts in fen. */
export interface GroupsView {
  singleFen: number;
  groupFen: number;
  size: number;
  lifeHours: number;
  /** The text of the QR code that opens a group on the phone. */
  openLink: string;
  waiting: WaitingGroup[];
  own: VisitorGroup[];
}

/** @returns null when it offers no way to open a group */
export function readGroups(data: unknown): GroupsView | null {
  const wire = asObject(data);
  const openLink = asText(wire.open_url, 1000);
  const groupFen = asFen(wire.group_price);
  if (openLink === "" || groupFen === 0) return null;
  return {
    singleFen: asFen(wire.single_price),
    groupFen,
    size: asCount(wire.group_size, 2),
    lifeHours: asCount(wire.life_hours, 24),
    openLink,
    waiting: unique(asList(wire.list, readGroup), ({ id }) => id),
    own: unique(asList(wire.own, readVisitorGroup), ({ id }) => id),
  };
}

function readGroup(value: unknown): WaitingGroup | null {
  const group = asObject(value);
  const id = asCount(group.group_id);
  const link = asText(group.join_url, 1000);
  if (id === 0 || link === "") return null;
  return {
    id,
    nickname: asText(group.nickname, 40) || "匿名用户",
    avatar: safePicture(group.head_img_url),
    lacking: Math.max(1, asCount(group.lacking, 1)),
    secondsLeft: asCount(group.seconds_left),
    link,
  };
}

function readVisitorGroup(value: unknown): VisitorGroup | null {
  const group = asObject(value);
  const id = asCount(group.group_id);
  const orderNum = asText(group.order_num, 64);
  const state = STATES.find((each) => each === group.state);
  if (id === 0 || orderNum === "" || state === undefined) return null;
  const link = asText(group.join_url, 1000);
  return { id, orderNum, state, secondsLeft: asCount(group.seconds_left), link };
}

const STATES = ["unpaid", "open", "joining"] as const;

/** @returns the time left for a group: "23 小时 59 分", "12 分", "不到 1 分钟" */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return "不到 1 分钟";
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} 分` : `${hours} 小时 ${minutes % 60} 分`;
}
