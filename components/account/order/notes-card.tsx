import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderPage } from "@/lib/order/order-page";
import { Card, Detail, Details } from "./card";

/** Messages of the platform, the buyer's notes, and the trade steps of the listing. */
export function NotesCard({ page: { notes, platformMessage, process } }: { page: OrderPage }) {
  return (
    <>
      {platformMessage === null ? null : (
        <Card
          title="平台消息"
          aside={
            <span className="figures text-ink-2 text-xs">
              {platformMessage.at === null ? "" : fullTime(platformMessage.at)}
            </span>
          }
        >
          <p className="wrap-anywhere whitespace-pre-line text-sm [unicode-bidi:isolate]">
            {platformMessage.text}
          </p>
        </Card>
      )}
      {notes.length === 0 ? null : (
        <Card title="下单时填写的信息">
          <Details>
            {notes.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes never change
              <Detail key={index} label={label}>
                <span className="whitespace-pre-line">{text}</span>
              </Detail>
            ))}
          </Details>
        </Card>
      )}
      {process.length === 0 ? null : (
        <Card title="这件商品的交易流程">
          <ol className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-4">
            {process.map(({ name, brief }, index) => (
              <li key={name} className="flex gap-2 text-sm">
                <span className="figures grid size-5 shrink-0 place-items-center rounded-full bg-tint font-medium text-primary-strong text-xs">
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block text-ink">{name}</span>
                  <span className="wrap-anywhere block text-ink-2 text-xs">{brief}</span>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
