import type { PageChannel } from "@/lib/tabs/page-channel";
import type { LiveMessage } from "./live-message";
import { readWindowMessage, type WindowMessage } from "./window-message";

/** Goods pages that one stream follows: of the server's limit. */
const MAX_GOODS = 8;

/** Topics of a window. */
export interface Follows {
  goodsIds: readonly number[];
  account: boolean;
}

/** Dependencies of a window: the browser's, or a test's. */
export interface LivePorts {
  /** Runs `hold` while no other window of the host holds the lock, until its promise settles. */
  lead: (hold: () => Promise<void>, signal: AbortSignal) => void;
  openChannel: (onMessage: (data: unknown) => void) => PageChannel;
  openStream: (stream: {
    goodsIds: readonly number[];
    lastId: () => string;
    onMessage: (message: LiveMessage) => void;
    onOff: () => void;
  }) => () => void;
  newId: () => string;
}

/** One window's part in the live channel of its browser. */
export interface LiveWindow {
  /** Sets the topics that this window follows. */
  follow(follows: Follows): void;
  /** Opens the stream again, if this window keeps it: the visitor has logged in or out. */
  restart(): void;
  /** Takes no part any more; another window takes over the stream. */
  leave(): void;
}

/**
 * Joins the windows of a brand host. One of them holds a lock, keeps the stream for the topics of all, and passes its
 * messages on to the others. When it closes, the next one continues after the last message it has seen.
 * @param onMessage receives every message once; `isLeading`: whether this window keeps the stream
 * @param onOff there is no live channel here
 * @param knownId the last event that this window has seen before; "" for none
 */
export function joinWindows(
  ports: LivePorts,
  onMessage: (message: LiveMessage, isLeading: boolean) => void,
  onOff: () => void,
  knownId = "",
): LiveWindow {
  const id = ports.newId();
  const others = new Map<string, Follows>();
  const ended = new AbortController();
  let own: Follows = { goodsIds: [], account: false };
  let lastId = knownId;
  let followed = "";
  let closeStream: (() => void) | null = null;
  let stopLeading: (() => void) | null = null;

  const receive = (message: LiveMessage, isLeading: boolean) => {
    const isFirst = lastId === "";
    if (message.id !== "") lastId = message.id;
    onMessage(isFirst && isPosition(message) ? toReset(message.id) : message, isLeading);
  };
  const moveTo = (position: string) => {
    if (position !== lastId) receive(toReset(position), false);
  };
  const post = (message: WindowMessage) => channel.post(message);
  const announce = () =>
    post({ kind: "follows", window: id, goodsIds: [...own.goodsIds], account: own.account });
  const openStream = () => {
    closeStream?.();
    const all = [own, ...others.values()];
    const goodsIds = [...new Set(all.flatMap((each) => each.goodsIds))].slice(0, MAX_GOODS);
    followed = goodsIds.join();
    closeStream = ports.openStream({
      goodsIds,
      lastId: () => lastId,
      onMessage: (message) => {
        post({ kind: "live", message });
        receive(message, true);
      },
      onOff: () => {
        post({ kind: "off" });
        onOff();
      },
    });
  };
  /** A listing that nobody follows any more stays until the next change. */
  const followMore = () => {
    if (stopLeading === null) return;
    const known = new Set(followed.split(","));
    const wanted = [own, ...others.values()].flatMap(({ goodsIds }) => goodsIds);
    if (wanted.some((goodsId) => !known.has(String(goodsId))) && known.size < MAX_GOODS)
      openStream();
  };
  const channel = ports.openChannel((data) => {
    const message = readWindowMessage(data);
    if (message?.kind === "live") receive(message.message, false);
    else if (message?.kind === "position") moveTo(message.id);
    else if (message?.kind === "who") announce();
    else if (message?.kind === "off") onOff();
    else if (message?.kind === "follows") {
      if (message.goodsIds.length === 0 && !message.account) others.delete(message.window);
      else others.set(message.window, message);
      if (stopLeading && lastId !== "") post({ kind: "position", id: lastId });
      followMore();
    }
  });
  ports.lead(
    () =>
      new Promise<void>((resolve) => {
        stopLeading = resolve;
        post({ kind: "who" });
        openStream();
      }),
    ended.signal,
  );
  return {
    follow(follows) {
      const hadAccount = own.account;
      own = follows;
      announce();
      if (stopLeading && follows.account && !hadAccount) openStream();
      else followMore();
    },
    restart() {
      if (stopLeading) openStream();
    },
    leave() {
      own = { goodsIds: [], account: false };
      announce();
      ended.abort();
      closeStream?.();
      stopLeading?.();
      stopLeading = null;
      channel.close();
    },
  };
}

/** Says only where the log is. */
const isPosition = ({ id, event, data }: LiveMessage) =>
  id !== "" && event === "message" && data === "";

/** Events between the page's own requests and this place in the log are unknown. */
const toReset = (id: string): LiveMessage => ({ id, event: "reset", data: "" });
