"use client";

import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { orderAddress } from "@/lib/addresses/order-address";
import type { PhoneTicket } from "./use-phone-ticket";

/** In place of a code: what its phone is doing, and what the visitor has to do. */
export function TicketProgress({ ticket }: { ticket: PhoneTicket }) {
  const { step } = ticket;
  return (
    <div
      role="status"
      className="grid min-h-[180px] content-center justify-items-center gap-3 rounded-m bg-tint p-5 text-center"
    >
      <Step ticket={ticket} />
      {step.name === "filling" || step.name === "approved" ? (
        <Again ticket={ticket}>换一部手机扫码</Again>
      ) : null}
    </div>
  );
}

function Step({ ticket }: { ticket: PhoneTicket }) {
  const { step, answer } = ticket;
  switch (step.name) {
    case "requested":
      return (
        <>
          <Title>有手机扫了码，要用你的账号下单</Title>
          <p className="figures font-semibold text-5xl text-ink leading-none">{step.code}</p>
          <p className="text-ink-2 text-xs">手机上也是这个数字，才点「是这部手机」。</p>
          <div className="grid w-full grid-cols-2 gap-3">
            <Button onClick={() => answer(false)}>不是</Button>
            <Button variant="primary" onClick={() => answer(true)}>
              是这部手机
            </Button>
          </div>
        </>
      );
    case "approved":
      return (
        <>
          <Spinner />
          <Title>已确认，手机正在登录</Title>
          <Text>手机会自动打开下单页。</Text>
        </>
      );
    case "filling":
      return (
        <>
          <Title>手机已登录，请在手机上确认并下单</Title>
          <Text>这里会跟着更新，不用刷新。</Text>
        </>
      );
    case "placed":
      return (
        <>
          <Title>已下单，请在手机上付款</Title>
          <Text>付款后这里会显示结果。</Text>
          <OrderLink orderNum={step.orderNum} />
        </>
      );
    case "paid":
      return (
        <>
          <Title>付款成功</Title>
          <Text>后面的进展都在订单页里。</Text>
          <OrderLink orderNum={step.orderNum} />
        </>
      );
    case "refused":
      return (
        <>
          <Title>已拒绝，那部手机没有登录</Title>
          <Again ticket={ticket}>刷新二维码</Again>
        </>
      );
    default:
      return (
        <>
          <Title>二维码已过期</Title>
          <Text>选好的内容还在，刷新后重新扫码即可。</Text>
          <Again ticket={ticket}>刷新二维码</Again>
        </>
      );
  }
}

const Title = ({ children }: { children: ReactNode }) => (
  <p className="font-medium text-base text-ink">{children}</p>
);

const Text = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-2 text-xs">{children}</p>
);

const Again = ({ ticket, children }: { ticket: PhoneTicket; children: ReactNode }) => (
  <Button size="small" onClick={ticket.restart}>
    {children}
  </Button>
);

const OrderLink = ({ orderNum }: { orderNum: string }) => (
  <ButtonLink variant="primary" className="w-full" href={orderAddress(orderNum)}>
    查看订单
  </ButtonLink>
);
