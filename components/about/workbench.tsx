import { CHECKS } from "./copy";

/** Header illustration: a bag on a bench under a lamp, with the points that an appraiser checks. */
export function Workbench() {
  return (
    <div className="relative h-[560px] w-[640px] narrow:h-auto narrow:w-auto">
      <svg
        viewBox="0 0 640 560"
        className="absolute inset-0 size-full narrow:static narrow:h-auto small:mx-auto small:max-w-[420px]"
        aria-hidden="true"
      >
        <path d="M320 -20 40 520H600Z" className="fill-spark/25" />
        <path d="M0 508H640V520H0Z" className="fill-primary-strong" />
        <ellipse cx="320" cy="506" rx="214" ry="14" className="fill-ink/20" />
        <g className="fill-none stroke-primary-strong" strokeWidth="20" strokeLinecap="round">
          <path d="M222 214C222 118 262 96 320 96s98 22 98 118" />
        </g>
        <path
          d="M146 202H494a10 10 0 0 1 10 9L522 478a20 20 0 0 1-20 22H138a20 20 0 0 1-20-22l18-267a10 10 0 0 1 10-9Z"
          className="fill-primary"
        />
        <path
          d="M146 202H494a10 10 0 0 1 10 9l5 69-189 72L131 280l5-69a10 10 0 0 1 10-9Z"
          className="fill-primary-strong"
        />
        <path
          d="M150 216H490M145 290l175 66 175-66M136 470l8-170M504 470l-8-170M146 484H494"
          className="fill-none stroke-white/45"
          strokeWidth="2.5"
          strokeDasharray="9 7"
        />
        <path
          d="M284 276H356V336a10 10 0 0 1-10 10H294a10 10 0 0 1-10-10Z"
          className="fill-spark"
        />
        <path d="M312 300a8 8 0 1 1 16 0l-4 6 3 20H313l3-20Z" className="fill-primary-strong" />
        <path d="M212 196h24v30H212zM404 196h24v30H404z" className="fill-spark" />
        {CHECKS.map(({ name, x, y, side }, index) => (
          <g key={name}>
            <path
              d={`M${x} ${y}H${side === "left" ? 30 : 610}`}
              className="stroke-ink narrow:hidden"
              strokeWidth="1.5"
            />
            <circle
              cx={x}
              cy={y}
              r="7"
              strokeWidth="3"
              className="fill-white stroke-ink narrow:[r:18px]"
            />
            <text
              x={x}
              y={y + 8}
              textAnchor="middle"
              className="hidden fill-ink font-semibold text-[22px] narrow:block"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ul className="narrow:mt-5 narrow:grid narrow:grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))] narrow:gap-3">
        {CHECKS.map(({ name, text, y, side }, index) => (
          <li
            key={name}
            style={{ top: y - 12 }}
            className={`-translate-y-full absolute w-[128px] rounded-s bg-white px-3 py-2 shadow-card narrow:static narrow:w-auto narrow:translate-y-0 narrow:last:col-span-full ${
              side === "left" ? "left-[-20px]" : "right-[-20px]"
            }`}
          >
            <span className="block font-semibold">
              <span className="figures mr-2 hidden text-primary narrow:inline">{index + 1}</span>
              {name}
            </span>
            <span className="block text-ink-2 text-xs">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
