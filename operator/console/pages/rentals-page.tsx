import { yuanToFen } from "@storefront/contract/money";
import { AFTER_SALE_PICTURES } from "@storefront/contract/refunds/after-sale";
import { DEPOSIT_CLAIM_REASONS } from "@storefront/contract/refunds/deposit-claim";
import type { Hono } from "hono";
import { isAtLeast, type SignedIn } from "../../access/sessions";
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
} from "../console-env";
import { PICTURE_FIELD } from "../form-body";
import type { FormProblem } from "../form-fields";
import { onForm, type ShowForm } from "../on-form";
import { checkReason } from "../reason-field";
import { showPage } from "../show-page";
import { RentalView } from "../views/rental-view";
import { RentalsView } from "../views/rentals-view";

const SECTION = "/admin/rentals";
const LIMIT = 200;

/** Returned accounts: confirmed, released for the next renter, or claimed against; and claims to decide. */
export function rentalsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/rentals", async (c) => {
    const rows = await readRentalsToCheck(deps, LIMIT);
    const view = <RentalsView rows={rows} now={deps.clock.now()} />;
    return showPage(c, { title: "租号归还", section: SECTION, view });
  });

  const orderNumOf = (c: ConsoleContext) => c.req.param("orderNum") ?? "";
  const recordOf = async (c: ConsoleContext) => {
    const record = await findRentalRecord(deps, orderNumOf(c));
    if (!record) throw new ConsoleRefusal(404, "这笔订单没有租用。");
    return record;
  };
  const show: ShowForm = async (c, problem, status) => {
    const operator = c.get("operator");
    const view = (
      <RentalView
        record={await recordOf(c)}
        money={await readMoneyState(deps, operator, orderNumOf(c))}
        canCheck={isAtLeast(operator, "clerk")}
        canDecide={isAtLeast(operator, "owner")}
        done={c.req.query("done")}
        now={deps.clock.now()}
      />
    );
    return showPage(c, { title: "租号归还", section: SECTION, problem, view }, status);
  };

  const addAction = (
    name: string,
    role: "clerk" | "owner",
    change: (
      c: ConsoleContext,
      operator: SignedIn,
      depositFen: number,
    ) => Promise<FormProblem | Settled>,
  ) =>
    onForm(app, `/rentals/:orderNum{[0-9]+}/${name}`, {
      role,
      show,
      async change(c, operator) {
        const { order } = await recordOf(c);
        const result = await change(c, operator, order.depositFen);
        if (typeof result !== "string") return result;
        const done = result === "request" ? result : name;
        return { to: `${SECTION}/${order.orderNum}?done=${done}` };
      },
    });

  app.get("/rentals/:orderNum{[0-9]+}", (c) => show(c));
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
