import type { Boosters } from "@/lib/app-info/read-app-info";
import { BOOST_PROMISE } from "@/lib/constants";
import { formatCount } from "@/lib/format/count";

/** Boosters online and the usual time until one accepts, if the API has them, and the promise. */
export function BoostFigures({ boosters }: { boosters: Boosters }) {
  const { onlineBoosters: online, boosterAcceptS: accept } = boosters;
  return (
    <dl className="figures flex flex-wrap gap-x-12 gap-y-4">
      {online === null ? null : (
        <Figure name="认证代练在线" value={formatCount(online)} unit="位" />
      )}
      {accept === null ? null : <Figure name="平均接单" value={String(accept)} unit="秒" />}
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
