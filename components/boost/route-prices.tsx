import { Button } from "@/components/ui/button";
import { figuresText, type Quote } from "@/lib/boost/quote";

interface Props {
  /** One price, or two to compare; each with the name of its target. */
  prices: readonly { name: string; quote: Quote }[];
  onShow: () => void;
}

/** The known prices, with a button that opens the QR code. */
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
