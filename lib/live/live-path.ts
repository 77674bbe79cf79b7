/** Path of the live channel: server-sent events (`server/stages/live.ts`). */
export const LIVE_PATH = "/api/live";
