import { markSocketAddress } from "./api/socket-address";
import { endWithOneLine } from "./env";
import { compressOnce } from "./http/compress-once";
import { routingRules } from "./routing/rules";
import { keepVary } from "./routing/vary";

/** What a server does before its first answer: reads every setting, and ends with one line when one is wrong. */
export function start(): void {
  try {
    routingRules();
  } catch (error) {
    endWithOneLine(error);
  }
  keepVary();
  compressOnce();
  markSocketAddress();
}
