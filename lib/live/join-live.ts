import { onSessionChange } from "@/lib/session/session-watch";
import { readStored, writeStored } from "@/lib/storage/session-storage";
import { openPageChannel } from "@/lib/tabs/page-channel";
import { joinWindows, type LivePorts, type LiveWindow } from "./live-window";
import { openLiveStream } from "./open-live-stream";

/** Set in a browser session whose API has no live channel. */
const OFF = "live-off";
const NAME = "live";

/** Topics that a part of the page follows. `onLoginEnded`: something other than this page ended the login. */
type Interest =
  | { account: true; onLoginEnded: () => void }
  | { goodsId: number; onChange: () => void };

const interests = new Set<Interest>();
/** Outlives a stay in the back-forward cache. */
let lastId = "";
let joined: { window: LiveWindow; stop: () => void } | null = null;

/**
 * Follows the visitor's account or a listing on the live channel of this browser. Events of the account reach the parts
 * of the page that show it (`apply-message.ts`). Without a live channel nothing happens: the parts poll.
 * @returns a function that ends it
 */
export function joinLive(interest: Interest): () => void {
  interests.add(interest);
  update();
  return () => {
    interests.delete(interest);
    update();
  };
}

function update(): void {
  if (interests.size === 0 || isUnavailable()) {
    leave();
    return;
  }
  joined ??= join();
  joined.window.follow({
    goodsIds: [...interests].flatMap((each) => ("goodsId" in each ? each.goodsId : [])),
    account: [...interests].some((each) => "account" in each),
  });
}

/** Old browsers, and pages over plain http, have no locks. */
const isUnavailable = () =>
  readStored(OFF) !== null ||
  typeof BroadcastChannel === "undefined" ||
  navigator.locks === undefined ||
  typeof ReadableStream === "undefined";

const PORTS: LivePorts = {
  lead: (hold, signal) =>
    void navigator.locks.request(NAME, { signal }, hold).catch(() => undefined),
  openChannel: (onMessage) => openPageChannel(NAME, onMessage),
  openStream: openLiveStream,
  newId: () => Math.random().toString(36).slice(2),
};

/** Not for visitors without a login: they follow listings only. Without it, the page stays as it is. */
const loadApply = () => import("./apply-message");

function join() {
  const window = joinWindows(
    PORTS,
    (message, isLeading) => {
      if (message.id !== "") lastId = message.id;
      if (message.event === "end" && message.data === "login") {
        for (const each of interests) if ("account" in each) each.onLoginEnded();
        return;
      }
      if (message.event !== "goods") {
        loadApply().then(
          ({ applyMessage }) => applyMessage(message, isLeading),
          () => undefined,
        );
        return;
      }
      for (const each of interests) {
        if ("goodsId" in each && String(each.goodsId) === message.data) each.onChange();
      }
    },
    turnOff,
    lastId,
  );
  const stopWatching = onSessionChange(() => window.restart());
  globalThis.addEventListener("pagehide", leave);
  globalThis.addEventListener("pageshow", update);
  return {
    window,
    stop() {
      stopWatching();
      window.leave();
    },
  };
}

/** A page with an open connection or a lock is not kept for going back. */
function leave(): void {
  joined?.stop();
  joined = null;
}

/** Does not connect again in this browser session; a login that has ended only closes the stream. */
function turnOff(): void {
  writeStored(OFF, true);
  leave();
}
