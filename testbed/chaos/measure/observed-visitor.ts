import { type Answer, Visitor } from "../../buyer/visitor";
import type { CallLog } from "./call-log";

/** A visitor whose requests are logged. */
export class ObservedVisitor extends Visitor {
  constructor(private readonly log: CallLog) {
    super();
  }

  override send(...request: Parameters<Visitor["send"]>): Promise<Answer> {
    return this.log.time(request[0], () => super.send(...request));
  }
}
