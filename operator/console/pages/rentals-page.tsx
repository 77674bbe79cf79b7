import { yuanToFen } from "@storefront/contract/money";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import type { Hono } from "hono";
import type { SignedIn } from "../../access/sessions";
import { readMoneyState } from "../../money/read-money-state";
import {
  claimRentalDeposit,
  confirmRental,
  decideClaim,
  renewRental,
  type Settled,
  withdrawClaim,
} from "../../rentals/check-rental";
import { findRentalRecord, readRentalsToCheck } from "../../rentals/read-rentals";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  isAllowed,
} from "../console-env";
import { PICTURE_FIELD } from "../form-body";
import type { FormProblem } from "../form-fields";
import { listPage } from "../list-page";
import { checkReason } from "../reason-field";
import { recordPage } from "../record-page";
import { MoneyCards } from "../views/money-cards";
import { OrderLink } from "../views/order-rows";
import { RentalActions } from "../views/rental-actions";
import { DepositTag, rentalList } from "../views/rental-rows";
import { ClaimEvents, RentalDetails } from "../views/rental-view";

const SECTION = "/admin/rentals";
const LIMIT = 200;

const DONE: Readonly<Record<string, string>> = {
  confirm: "已确认归还，押金原路退回。",
  password: "账号可以再租了。",
  claim: "已申请扣除押金，租客可以答复。",
  withdraw: "已撤销申请，押金全额退回。",
  decide: "已裁决，买卖双方都会看到。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在押金没有动。",
};

/** Returned accounts: to confirm, to release for the next renter, or with a claim; and claims to decide. */
export function rentalsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async () => ({
    pageTitle: "租号归还",
    title: "待处理的归还",
    note: "要裁决的在前，其次按押金退回的期限",
    ...rentalList(await readRentalsToCheck(deps, LIMIT), deps.clock.now()),
  }));

  const orderNumOf = (c: ConsoleContext) => c.req.param("orderNum") ?? "";
  const recordOf = async (c: ConsoleContext) => {
    const record = await findRentalRecord(deps, orderNumOf(c));
    if (!record) throw new ConsoleRefusal(404, "这笔订单没有租用。");
    return record;
  };
  const addAct = recordPage(app, SECTION, "/rentals/:orderNum{[0-9]+}", async (c) => {
    const record = await recordOf(c);
    const canCheck = isAllowed(c, "clerk");
    const money = await readMoneyState(deps, c.get("operator"), orderNumOf(c));
    return {
      title: "租号归还",
      head: [<OrderLink orderNum={record.order.orderNum} />, <DepositTag row={record} />],
      done: DONE,
      cards: [
        canCheck && <MoneyCards money={money} />,
        <RentalActions record={record} canCheck={canCheck} canDecide={isAllowed(c, "owner")} />,
        <RentalDetails record={record} now={deps.clock.now()} />,
      ],
      side: record.history === null ? null : <ClaimEvents history={record.history} />,
    };
  });
  const addAction = (
    name: string,
    role: "clerk" | "owner",
    change: (
      c: ConsoleContext,
      operator: SignedIn,
      depositFen: number,
    ) => Promise<FormProblem | Settled>,
  ) =>
    addAct(name, role, async (c, operator) => {
      const { order } = await recordOf(c);
      const result = await change(c, operator, order.depositFen);
      return result === "done" ? name : result;
    });
  addAction("confirm", "clerk", async (c, operator, depositFen) => {
    if (yuanToFen(fieldOf(c, "whole")) !== depositFen) {
      return { field: "whole", text: "与押金不一致，请核对后再输入" };
    }
    return confirmRental(deps, operator, orderNumOf(c));
  });
  addAction("password", "clerk", async (c, operator) => {
    const secret = fieldOf(c, "secret");
    const isChanged = fieldOf(c, "changed") === "1";
    if (secret === "" && !isChanged) {
      return { field: "secret", text: "请填写新的上号内容，或确认密码已经改过" };
    }
    await renewRental(deps, operator, orderNumOf(c), secret === "" ? null : secret);
    return "done";
  });
  addAction("claim", "clerk", async (c, operator, depositFen) => {
    const claim = readClaimForm(c, depositFen);
    if (!("claimedFen" in claim)) return claim;
    await claimRentalDeposit(deps, operator, orderNumOf(c), claim);
    return "done";
  });
  addAction("withdraw", "clerk", (c, operator) => withdrawClaim(deps, operator, orderNumOf(c)));
  addAction("decide", "owner", async (c, operator, depositFen) => {
    const decision = readDecision(c, depositFen);
    if (!("keptFen" in decision)) return decision;
    return decideClaim(deps, operator, orderNumOf(c), decision);
  });
}

function readClaimForm(c: ConsoleContext, depositFen: number) {
  const claimedFen = readAmount(c, "claimed", { least: 1, most: depositFen });
  if (typeof claimedFen !== "number") return claimedFen;
  const reason = DEPOSIT_CLAIM_REASONS.find((each) => each === fieldOf(c, "reason"));
  if (!reason) return { field: "reason", text: "请选择原因" };
  const problem = checkReason(c, "claim-text");
  if (problem) return problem;
  const pictures = c
    .get("files")
    .getAll(PICTURE_FIELD)
    .flatMap((file) => (typeof file === "string" || file.size === 0 ? [] : [file]));
  if (pictures.length > AFTER_SALE_PICTURES) {
    return { field: PICTURE_FIELD, text: `最多 ${AFTER_SALE_PICTURES} 张图片` };
  }
  return { claimedFen, reason, text: fieldOf(c, "text"), pictures };
}

function readDecision(c: ConsoleContext, depositFen: number) {
  const keptFen = readAmount(c, "kept", { least: 0, most: depositFen });
  if (typeof keptFen !== "number") return keptFen;
  return checkReason(c, "decide-text") ?? { keptFen, text: fieldOf(c, "text") };
}

/** Reads an amount that is typed twice, in `name` and `<name>-again`. */
function readAmount(
  c: ConsoleContext,
  name: string,
  { least, most }: { least: number; most: number },
): number | FormProblem {
  const fen = yuanToFen(fieldOf(c, name));
  if (fen === null || fen < least) {
    return { field: name, text: "请输入金额，单位元，最多两位小数" };
  }
  if (fen > most) return { field: name, text: "超出了押金" };
  if (yuanToFen(fieldOf(c, `${name}-again`)) !== fen) {
    return { field: `${name}-again`, text: "两次输入的金额不一致" };
  }
  return fen;
}
