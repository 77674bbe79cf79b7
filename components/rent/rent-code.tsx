"use client";

import { fenToYuan } from "@storefront/contract/money";
import { CopyLink } from "@/components/ui/copy-link";
import { Price } from "@/components/ui/price";
import { QrSteps } from "@/components/ui/qr-steps";
import type { RentOffer } from "@/lib/rent/rent-offer";

const STEPS = ["用手机扫描二维码", "登录并付款", "在订单页取上号码"];

/** Last step of the rent dialog: the QR code to pay the rental on the phone. */
export function RentCode({ offer, name }: { offer: RentOffer; name: string }) {
  return (
    <div className="space-y-4 pb-5 short:space-y-2">
      <div className="text-center">
        <Price yuan={fenToYuan(offer.totalFen)} size="huge" />
        <p className="figures mt-1 text-ink-2 short:mt-0">{billText(offer)}（押金归还验号后退）</p>
        <p className="truncate text-ink-2 text-xs small:whitespace-normal">
          <bdi>{name}</bdi>
        </p>
      </div>
      <QrSteps value={offer.link} name="下单二维码" steps={STEPS} />
      <CopyLink label="下单链接" text={offer.link} />
    </div>
  );
}

/** The server's price lines on one line: "租 24 小时 ¥84.00 − 优惠券 ¥3.00 + 押金 ¥100.00". */
function billText({ hours, rentFen, discounts, couponFen, depositFen }: RentOffer): string {
  const off = couponFen > 0 ? [...discounts, { title: "优惠券", fen: couponFen }] : discounts;
  return [
    `租 ${hours} 小时 ¥${fenToYuan(rentFen)}`,
    ...off.map(({ title, fen }) => (fen === null ? title : `− ${title} ¥${fenToYuan(fen)}`)),
    `+ 押金 ¥${fenToYuan(depositFen)}`,
  ].join(" ");
}
