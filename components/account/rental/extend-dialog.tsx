"use client";

import { fenToYuan } from "@storefront/contract/money";
import { nearTime } from "@storefront/contract/text/china-time";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { randomHex } from "@/lib/format/random-hex";
import { extensionTerms, hourChoices } from "@/lib/order/extension-terms";
import type { Extension, OrderPage, Rental } from "@/lib/order/order-page";
import { readExtension } from "@/lib/order/read-rental";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import type { Channel } from "@/lib/purchase/terms/offer";
import { withLogin } from "@/lib/session/login-gate";
import { ChannelChoice } from "./channel-choice";
import { PayExtension } from "./pay-extension";

interface Props {
  order: OrderPage["order"];
  rental: Rental;
  onClose: () => void;
}

/** 续租: hours, price and new end, then the payment as of a purchase. An unpaid extension is paid first. */
export function ExtendDialog({ order, rental, onClose }: Props) {
  const [placed, setPlaced] = useState<{ extension: Extension; channel: Channel | null } | null>(
    () => {
      const extension = rental.extensions.find(({ state }) => state === "pending");
      return extension ? { extension, channel: null } : null;
    },
  );
  const unpaid = placed?.extension;
  const followed = rental.extensions.find(({ orderNum }) => orderNum === unpaid?.orderNum);
  const isPaid = followed?.state === "extended";
  useEffect(() => {
    if (!isPaid) return;
    showToast("success", "续租成功，到期时间已经顺延");
    onClose();
  }, [isPaid, onClose]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={unpaid ? "请支付" : "续租"}
      width={432}
      {...(unpaid ? {} : { description: order.goodsName })}
    >
      {unpaid ? (
        <PayExtension
          order={order}
          extension={followed ?? unpaid}
          channel={placed?.channel?.kind ?? null}
        />
      ) : (
        <ChooseHours
          order={order}
          rental={rental}
          onPlaced={(extension, channel) => {
            if (extension.state === "pending") setPlaced({ extension, channel });
            else {
              showToast("success", "续租成功，到期时间已经顺延");
              onClose();
            }
          }}
        />
      )}
    </Dialog>
  );
}

interface ChooseProps extends Pick<Props, "order" | "rental"> {
  onPlaced: (extension: Extension, channel: Channel) => void;
}

function ChooseHours({ order, rental, onPlaced }: ChooseProps) {
  const [text, setText] = useState("2");
  const [channelId, setChannelId] = useState<number | null>(null);
  // A request id stands for one choice.
  const requests = useRef(new Map<string, string>());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const offer = rental.extension;
  if (offer === null || offer.refusal !== "") {
    const why = offer === null ? "租用已经结束" : offer.refusal;
    return <p className="mt-4 text-ink-2">现在不能续租：{why}</p>;
  }
  const { hours, fen, endsAt, channel, isShort } = extensionTerms(offer, {
    ...{ hours: Number.parseInt(text, 10), channelId, endsAt: rental.endsAt },
  });
  const choose = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const submit = async () => {
    if (channel === null || isSending) return;
    setSending(true);
    setProblem(null);
    const choice = `${hours} ${channel.id}`;
    const request_id = requests.current.get(choice) ?? randomHex();
    requests.current.set(choice, request_id);
    const request = { order_num: order.orderNum, request_id, hours };
    const terms = { pay_type: channel.id, expected_price: fenToYuan(fen) };
    const result = await withLogin(() => call("extendRental", { ...request, ...terms }));
    setSending(false);
    announceOrdersChanged();
    const extension = result.ok ? readExtension(result.data) : null;
    if (extension !== null) {
      requests.current.delete(choice);
      return onPlaced(extension, channel);
    }
    setProblem(result.ok ? "没有读到续租的结果，请看订单页" : result.msg);
  };
  return (
    <div className="space-y-4 pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {hourChoices(offer).map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === hours}
            className="aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:text-primary-strong"
            onClick={() => choose(String(each))}
          >
            {each} 小时
          </Button>
        ))}
        <QuantityStepper
          text={text}
          bounds={{ min: 1, max: offer.mostHours, enough: true }}
          disabled={isSending}
          what={HOURS}
          onChange={choose}
        />
      </div>
      <dl className="space-y-2 rounded-m bg-ground px-4 py-3 text-sm">
        <Line label="现在玩到" value={rental.endsAt && nearTime(rental.endsAt, new Date())} />
        <Line label="续租后玩到" value={endsAt && nearTime(endsAt, new Date())} isStrong />
        <Line label="租金" value={`¥${fenToYuan(offer.hourFen)} × ${hours} 小时`} />
        <Line label="押金" value="不用再付" />
      </dl>
      <ChannelChoice
        channels={offer.channels}
        current={channel}
        balanceFen={offer.balanceFen}
        isShort={isShort}
        onChoose={setChannelId}
      />
      {problem === null ? null : (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
        <p className="flex items-baseline gap-2" aria-live="polite">
          <span className="text-ink-2">应付</span>
          <Price yuan={fenToYuan(fen)} size="large" />
        </p>
        <Button
          variant="primary"
          size="large"
          aria-busy={isSending}
          disabled={channel === null || isShort}
          onClick={submit}
        >
          {isSending ? "正在提交…" : "支付并续租"}
        </Button>
      </div>
      <p className="text-ink-2 text-xs">
        付款成功后到期时间顺延，不用重新上号；到期以后才到的付款自动原路退回。
      </p>
    </div>
  );
}

interface LineProps {
  label: string;
  value: string | null;
  isStrong?: boolean;
}

function Line({ label, value, isStrong = false }: LineProps) {
  if (value === null) return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`figures ${isStrong ? "font-semibold text-primary-strong" : "text-ink"}`}>
        {value}
      </dd>
    </div>
  );
}

const HOURS = { field: "续租小时数", short: "小时" };
