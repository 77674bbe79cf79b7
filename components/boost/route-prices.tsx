import { Button } from "@/components/ui/button";
import { figuresText, type Quote } from "@/lib/boost/quote";

interface Props {
  /** Never empty; two to compare, each with its target's name. */
  prices: readonly { name: string; quote: Quote }[];
  onShow: () => void;
}

/** What is known of the price, and the way to its QR code. */
export function RoutePrices({ prices, onShow }: Props) {
  const several = prices.length > 1;
  return (
    <>
      <div className="flex gap-8 small:flex-wrap small:gap-y-3">
        {prices.map(({ name, quote }) => (
          <div key={name}>
            {several ? <p className="text-white/80 text-xs">到 {name}</p> : null}
            <p
              className={`figures font-semibold text-spark ${several ? "my-0.5 text-lg" : "text-2xl"}`}
            >
              <span className={several ? "text-sm" : "text-lg"}>¥</span>
              {quote.price}
            </p>
            <p className={`figures text-white/80 ${several ? "text-xs" : ""}`}>
              {figuresText(quote)}
            </p>
          </div>
        ))}
      </div>
      <Button onClick={onShow}>看下单二维码</Button>
    </>
  );
}
