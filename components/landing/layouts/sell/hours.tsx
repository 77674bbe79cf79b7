import { AFTER_SALE_DAYS, CONFIRM_HOURS } from "@/lib/constants";
import { PAY_WINDOW_S } from "@/lib/purchase/terms/times";
import { Band } from "../../parts/section";
import type { BandProps } from "./band-props";

const STAGES = [
  {
    figure: String(PAY_WINDOW_S / 60),
    unit: "分钟",
    name: "买家付款",
    text: "下单后付全款，付到平台。没付就取消，号回到架上。",
  },
  {
    figure: "商品页",
    unit: "写的时限",
    name: "你来交付",
    text: "看到已付款再动手，在时限内交出登录方式、配合换绑。",
  },
  {
    figure: String(CONFIRM_HOURS),
    unit: "小时",
    name: "买家确认",
    text: "登录核对后点确认。到时没有异议，订单自动完成。",
  },
  {
    figure: String(AFTER_SALE_DAYS),
    unit: "天",
    name: "还能申诉",
    text: "交付起这些天内买家可以申请退款，要写原因，你来答复；过了货款放给你。",
  },
] as const;

const LOOKS = {
  axis: {
    list: "grid-cols-4 gap-x-8 border-glow border-t-4 narrow:grid-cols-2 small:grid-cols-1",
    item: "relative pt-8 before:absolute before:-top-[14px] before:size-6 before:rounded-full before:border-4 before:border-glow before:bg-under narrow:before:hidden",
    figure: "text-2xl",
  },
  clock: {
    list: "grid-cols-2 gap-5 small:grid-cols-1",
    item: "rounded-m bg-panel p-7",
    figure: "text-3xl",
  },
} as const;

/** The stages of a sale with the longest time of each, from the marketplace's own terms. */
export function Hours({ band }: Pick<BandProps<"hours">, "band">) {
  const look = LOOKS[band.look];
  return (
    <Band block={band}>
      <ol className={`mt-10 grid ${look.list}`}>
        {STAGES.map(({ figure, unit, name, text }) => (
          <li key={name} className={look.item}>
            <p className="figures whitespace-nowrap">
              <span className={`font-bold text-price ${look.figure}`}>{figure}</span>
              <span className="ml-1 text-soft">{unit}</span>
            </p>
            <h3 className="mt-2 font-semibold text-lg">{name}</h3>
            <p className="mt-1 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
