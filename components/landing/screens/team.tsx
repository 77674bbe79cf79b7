import type { PageProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { ScreenHead } from "./screen-head";

interface Props {
  /** Seats as role and player; an empty name is a free seat. */
  screen: { room: string; game: string; seats: readonly (readonly [string, string])[] };
  page: PageProps;
  className?: string;
}

const VOICES = [0, 3, 1, 2, 0];

/** A team room: roles, players and the active speaker. */
export function TeamScreen({ screen, className = "" }: Props) {
  return (
    <PhoneFrame label={`App 的组队房间：${screen.room}`} ground="ink" className={className}>
      <div className="flex h-full flex-col">
        <ScreenHead title={screen.room} aside="语音中" />
        <div className="mx-4 mt-2 flex items-center justify-between rounded-m bg-panel px-4 py-3">
          <span>
            <span className="block font-semibold text-sm">{screen.game}</span>
            <span className="block text-soft">
              {screen.seats.filter(([, name]) => name !== "").length} / {screen.seats.length} 人
            </span>
          </span>
          <span className="rounded-full bg-spark px-3 py-1.5 font-medium text-ink">准备</span>
        </div>
        <ul className="mt-3 min-h-0 flex-1 px-4">
          {screen.seats.map(([role, name], index) => (
            <li
              key={role}
              className="flex items-center gap-3 border-rule border-b py-3 last:border-0"
            >
              <span
                className={`grid size-11 place-items-center rounded-full font-semibold text-base ${name ? "bg-primary text-white" : "border border-rule border-dashed text-soft"}`}
              >
                {name ? name.slice(0, 1) : "+"}
              </span>
              <span className="flex-1">
                <span className="block font-medium text-[13px]">{name || "等你来"}</span>
                <span className="block text-[11px] text-soft">{role}</span>
              </span>
              {name ? <Voice level={VOICES[index % VOICES.length] ?? 0} /> : null}
            </li>
          ))}
        </ul>
        <span className="mx-4 mb-8 shrink-0 rounded-full bg-primary py-2.5 text-center font-medium text-sm text-white">
          邀请好友
        </span>
      </div>
    </PhoneFrame>
  );
}

function Voice({ level }: { level: number }) {
  return (
    <span className="flex h-4 items-end gap-0.5">
      {[5, 9, 14].map((height, bar) => (
        <span
          key={height}
          style={{ height }}
          className={`w-1 rounded-full ${bar < level ? "bg-spark" : "bg-rule"}`}
        />
      ))}
    </span>
  );
}
