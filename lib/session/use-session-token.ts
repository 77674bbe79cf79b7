import { useSyncExternalStore } from "react";
import { readToken } from "@/lib/cookies/read-session";
import { onSessionChange } from "./session-watch";

const onServer = () => null;

/**
 * Reads the session's token, again whenever the visitor logs in or out.
 * @returns undefined when nobody is logged in; null on the server and in the first paint, which know no visitor
 */
export function useSessionToken(): string | null | undefined {
  return useSyncExternalStore(onSessionChange, readToken, onServer);
}
