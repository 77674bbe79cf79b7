import type { InstallPicture } from "@storefront/brands/layouts/download";
import type { ReactNode } from "react";
import { Mark } from "@/components/brand/mark";

interface Props {
  picture: InstallPicture;
  mark: string;
}

/** The upper part of a phone at one step of the installation; an illustration, not interactive. */
export function Picture({ picture, mark }: Props) {
  return (
    <div
      aria-hidden="true"
      className="flex h-[188px] items-end justify-center overflow-hidden rounded-m bg-panel small:[zoom:0.76]"
    >
      <div
        data-ground={picture === "scan" ? "ink" : "white"}
        className="flex h-[168px] w-[172px] flex-col narrow:max-w-[94%] rounded-t-[26px] border-[#15181d] border-[7px] border-b-0 px-4 pt-2 shadow-dialog"
      >
        <span className="mx-auto h-3 w-12 shrink-0 rounded-full bg-[#15181d]" />
        <div className="grid flex-1 content-center gap-2.5 text-xs">{draw(picture, mark)}</div>
      </div>
    </div>
  );
}

function draw(picture: InstallPicture, mark: string): ReactNode {
  switch (picture) {
    case "scan":
      return <Scan />;
    case "store":
      return (
        <>
          <Tile mark={mark} />
          <Pill text="获取" />
        </>
      );
    case "package":
      return (
        <>
          <Tile mark={mark} />
          <span className="h-2 overflow-hidden rounded-full bg-panel">
            <span className="block h-full w-2/3 bg-glow" />
          </span>
          <span className="text-center text-soft">正在下载安装包</span>
        </>
      );
    case "permit":
      return (
        <span className="grid gap-3 rounded-m border border-rule p-3">
          <span>允许来自此来源的应用</span>
          <span className="relative h-5 w-9 justify-self-end rounded-full bg-glow">
            <span className="absolute top-0.5 right-0.5 size-4 rounded-full bg-white" />
          </span>
        </span>
      );
    case "login":
      return (
        <>
          <span className="rounded-s border border-rule px-3 py-1.5 text-soft">手机号</span>
          <span className="flex justify-between rounded-s border border-rule px-3 py-1.5 text-soft">
            验证码<span className="text-mark">获取</span>
          </span>
          <Pill text="登录" />
        </>
      );
    case "done":
      return (
        <span className="grid grid-cols-3 gap-2.5">
          {[0, 1, 2, 3, 4, 5].map((app) => (
            <span
              key={app}
              className={`grid h-9 place-items-center rounded-[10px] ${app === 4 ? "bg-glow text-over" : "bg-panel"}`}
            >
              {app === 4 ? <Mark mark={mark} /> : null}
            </span>
          ))}
        </span>
      );
  }
}

/** A code in a camera's frame. */
function Scan() {
  return (
    <svg viewBox="0 0 100 100" className="mx-auto size-24" aria-hidden="true">
      <path
        d="M4 24V4h20M76 4h20v20M96 76v20H76M24 96H4V76"
        fill="none"
        stroke="var(--glow)"
        strokeWidth="5"
      />
      <path
        d="M20 20h22v22H20ZM58 20h22v22H58ZM20 58h22v22H20ZM58 58h8v8h-8ZM72 58h8v8h-8ZM58 72h8v8h-8ZM72 72h8v8h-8Z"
        fill="white"
      />
      <path d="M27 27h8v8h-8ZM65 27h8v8h-8ZM27 65h8v8h-8Z" fill="var(--under)" />
    </svg>
  );
}

/** The app's icon, and the lines of its name. */
function Tile({ mark }: { mark: string }) {
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-m bg-glow text-over">
        <Mark mark={mark} className="size-7" />
      </span>
      <span className="grid flex-1 gap-1.5">
        <span className="h-2.5 w-full rounded-full bg-rule" />
        <span className="h-2 w-2/3 rounded-full bg-panel" />
      </span>
    </span>
  );
}

function Pill({ text }: { text: string }) {
  return (
    <span className="rounded-full bg-glow py-1.5 text-center font-medium text-over">{text}</span>
  );
}
