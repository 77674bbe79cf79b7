import { markSocketAddress } from "./api/socket-address";
import { endWithOneLine } from "./env";
import { compressOnce } from "./http/compress-once";
import { endConnections } from "./http/end-connections";
import { guardAnswers } from "./http/guard-answers";
import { pageStatus } from "./http/page-status";
import { tagPages } from "./http/page-tags";
import { plainRequests } from "./http/plain-requests";
import { routingRules } from "./routing/rules";
import { keepVary } from "./routing/vary";

/** What a server does before its first answer: reads every setting, and ends with one line when one is wrong. */
export function start(): void {
  try {
    routingRules();
  } catch (error) {
    endWithOneLine(error);
  }
  endConnections();
  plainRequests();
  keepVary();
  compressOnce();
  pageStatus();
  guardAnswers(routingRules().trustProxy);
  tagPages();
  markSocketAddress();
}
