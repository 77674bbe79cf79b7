import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const OUTER = 250;
const INNER = 96;
/** Distance of the icons from the centre. */
const MIDDLE = 176;

/** The wheel of a team: one slice per role, with the open role pulled out. */
export function Roles({ block }: BlockProps<"roles">) {
  const { roles, open } = block;
  const turn = (2 * Math.PI) / roles.length;
  return (
    <Section
      block={block}
      className="grid grid-cols-[560px_1fr] items-center gap-20 py-24 narrow:grid-cols-[auto_1fr] narrow:gap-10 small:grid-cols-1"
    >
      <div
        aria-hidden="true"
        className="relative size-[560px] narrow:[zoom:0.72] small:mx-auto small:[zoom:0.51]"
      >
        <svg
          viewBox="-280 -280 560 560"
          className="absolute inset-0 size-full text-glow"
          aria-hidden="true"
        >
          {roles.map(({ name }, index) => {
            const [x, y] = at(turn * index, index === open ? 22 : 0);
            return (
              <path
                key={name}
                d={slice(turn * (index - 0.5), turn * (index + 0.5))}
                transform={`translate(${x} ${y})`}
                fill={index === open ? "currentColor" : "var(--panel)"}
                stroke="var(--under)"
                strokeWidth="6"
              />
            );
          })}
        </svg>
        {roles.map(({ name, icon }, index) => {
          const [x, y] = at(turn * index, index === open ? MIDDLE + 22 : MIDDLE);
          return (
            <span
              key={name}
              className={`-translate-x-1/2 -translate-y-1/2 absolute grid justify-items-center gap-1 font-semibold text-lg small:text-xl ${index === open ? "text-over" : ""}`}
              style={{ left: 280 + x, top: 280 + y }}
            >
              <GameIcon name={icon} className="size-16" />
              {name}
            </span>
          );
        })}
        <span className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 text-center font-bold text-xl small:text-[32px] small:leading-10">
          五个人
          <br />
          一支队
        </span>
      </div>
      <div>
        <Title block={block} />
        <dl className="mt-8">
          {roles.map(({ name, text }, index) => (
            <div
              key={name}
              className={`grid grid-cols-[120px_1fr] items-baseline border-rule border-t py-4 text-base narrow:grid-cols-[88px_1fr] ${index === open ? "font-medium" : ""}`}
            >
              <dt className={`font-semibold text-lg ${index === open ? "text-mark" : ""}`}>
                {name}
              </dt>
              <dd className={index === open ? "" : "text-soft"}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** A point on the wheel; 0 is at the top. */
function at(angle: number, radius: number): [number, number] {
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}

function slice(from: number, to: number): string {
  const outer = `M${at(from, OUTER).join(" ")}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER).join(" ")}`;
  return `${outer}L${at(to, INNER).join(" ")}A${INNER} ${INNER} 0 0 0 ${at(from, INNER).join(" ")}Z`;
}
