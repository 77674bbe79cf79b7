import type { GoodsPick, PublishWords } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { Price } from "@/components/ui/price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { PageProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { ScreenHead } from "./screen-head";

const SELLING: PublishWords = {
  title: "发布账号",
  pictures: "账号截图",
  price: "我的定价",
  note: "买家付款后由平台代管，换绑完成放给你",
};

interface Props {
  screen: {
    fields: readonly (readonly [string, string])[];
    button: string;
    words?: PublishWords;
  } & GoodsPick;
  page: PageProps;
  className?: string;
}

/** Publishing a listing: pictures, fields and price. */
export function PublishScreen({ screen, page, className = "" }: Props) {
  const rows = chooseGoods(page.market, screen, 3);
  const [first] = rows;
  const words = screen.words ?? SELLING;
  return (
    <PhoneFrame label="App 的发布页：截图、账号信息与定价" ground="ground" className={className}>
      <div className="flex h-full flex-col">
        <ScreenHead title={words.title} aside="草稿" />
        <div className="mx-4 mt-2 rounded-m bg-white p-3">
          <span className="block text-soft">{words.pictures}</span>
          <span className="mt-2 flex gap-2">
            {rows.slice(0, 2).map(({ id, cover }) => (
              <Cover key={id} url={cover} size={72} className="rounded-s" eager />
            ))}
            <span className="grid size-18 place-items-center rounded-s border border-rule border-dashed text-2xl text-soft">
              +
            </span>
          </span>
        </div>
        <dl className="mx-4 mt-3 rounded-m bg-white px-3">
          {screen.fields.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between border-rule border-b py-3 last:border-0"
            >
              <dt className="text-soft">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mx-4 mt-3 flex items-baseline justify-between rounded-m bg-white px-3 py-3.5">
          <span className="text-soft">{words.price}</span>
          {first ? <Price yuan={first.price} size="large" /> : <span>自己定</span>}
        </div>
        <span className="mx-4 mt-3 rounded-m bg-panel px-3 py-2.5 text-mark leading-4.5">
          {words.note}
        </span>
        <span className="mx-4 mt-auto mb-8 shrink-0 rounded-full bg-primary py-2.5 text-center font-medium text-sm text-white">
          {screen.button}
        </span>
      </div>
    </PhoneFrame>
  );
}
