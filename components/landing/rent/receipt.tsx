import { RENT_RECEIPT } from "../copy/rent";

/** A promise set large beside the receipt that keeps it. */
export function RentReceipt() {
  return (
    <section className="bg-primary py-24 text-white">
      <div className="container-page grid grid-cols-[1fr_460px] items-center gap-24">
        <div>
          <h2 className="text-balance font-bold text-3xl">押金是押，不是扣</h2>
          <p className="mt-6 max-w-[480px] text-lg">
            一张单子四行字，下单前给你看，到期照着退。多出一行，都可以找客服。
          </p>
        </div>
        <div className="relative bg-white px-9 pt-10 pb-12 text-ink [clip-path:polygon(0_0,100%_0,100%_calc(100%-14px),95%_100%,90%_calc(100%-14px),85%_100%,80%_calc(100%-14px),75%_100%,70%_calc(100%-14px),65%_100%,60%_calc(100%-14px),55%_100%,50%_calc(100%-14px),45%_100%,40%_calc(100%-14px),35%_100%,30%_calc(100%-14px),25%_100%,20%_calc(100%-14px),15%_100%,10%_calc(100%-14px),5%_100%,0_calc(100%-14px))]">
          <h3 className="border-line-strong border-b border-dashed pb-4 text-center font-semibold text-lg">
            租号账单
          </h3>
          <dl className="mt-2">
            {RENT_RECEIPT.map(({ name, text }) => (
              <div
                key={name}
                className="grid grid-cols-[104px_1fr] border-line border-b py-4 last:border-0"
              >
                <dt className="font-medium text-base">{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
