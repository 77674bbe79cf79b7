import { BOOST_PROMISE, BOOSTER_ACCEPT_S } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";

/** Who is online, when the API says so, how soon a booster accepts, and the promise. */
export function BoostFigures({ online }: { online: number | null }) {
  return (
    <dl className="figures flex flex-wrap gap-x-12 gap-y-4">
      {online === null ? null : (
        <Figure name="认证代练在线" value={formatCount(online)} unit="位" />
      )}
      <Figure name="平均接单" value={String(BOOSTER_ACCEPT_S)} unit="秒" />
      <Figure name="平台承诺" value={BOOST_PROMISE} unit="" />
    </dl>
  );
}

function Figure({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-soft">{name}</dt>
      <dd className="whitespace-nowrap font-semibold text-mark text-xl">
        {value}
        {unit ? <span className="ml-1 font-normal text-base text-soft">{unit}</span> : null}
      </dd>
    </div>
  );
}
