"use client";

import { useRef } from "react";
import { COPY_FAILED } from "@/components/ui/clipboard";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { briefPrice, type GoodsBrief } from "@/lib/goods/goods-brief";
import { GoodsPicture } from "../../listing/goods-picture";
import { CheckMark } from "../facts/check-mark";
import { ShareReward } from "./share-reward";

export interface Shared {
  link: string;
  /** false when the browser refused and the link must be copied by hand. */
  copied: boolean;
}

interface Props {
  shared: Shared;
  goods: GoodsBrief;
  rewardFen: number;
  onLogIn: () => void;
  onClose: () => void;
}

/** Shown after 分享: the copied link and the next steps, or the link preselected for manual copying (product §5). */
export function ShareDialog({
  shared: { link, copied },
  goods,
  rewardFen,
  onLogIn,
  onClose,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      title={copied ? "复制成功" : "手动复制链接"}
      width={450}
      description={copied ? "商品链接已经在剪贴板里，去聊天窗口粘贴就能发给好友。" : COPY_FAILED}
      {...(copied ? {} : { firstFocus: field })}
      onClose={onClose}
    >
      <div className="mt-4 rounded-m border border-line p-3">
        <div className="flex gap-3">
          <GoodsPicture url={goods.cover || null} alt="" size={64} className="shrink-0 rounded-s" />
          <div className="flex min-w-0 flex-1 flex-col justify-between">
            <p className="wrap-anywhere line-clamp-2 text-sm small:line-clamp-4">
              <bdi>{goods.name}</bdi>
            </p>
            <p className="figures font-semibold text-accent text-base">{briefPrice(goods)}</p>
          </div>
          {copied ? <CheckMark className="size-6 shrink-0" /> : null}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          <input
            ref={field}
            readOnly
            aria-label="分享链接"
            value={link}
            onFocus={(event) => event.target.select()}
            className="h-9 min-w-0 flex-1 rounded-s border border-line bg-ground px-3 text-ink-2 text-xs"
          />
          {copied ? <CopyButton text={link}>再次复制</CopyButton> : null}
        </div>
        {copied ? null : (
          <p className="mt-2 text-ink-2 text-xs">
            链接已经选中：按 <Key>Ctrl</Key> + <Key>C</Key>（苹果电脑按 <Key>⌘</Key> + <Key>C</Key>
            ）复制。
          </p>
        )}
      </div>
      <Steps rewarded={rewardFen > 0} />
      {rewardFen === 0 ? null : (
        <ShareReward
          rewardFen={rewardFen}
          named={new URL(link).searchParams.has("promotion_user_id")}
          onLogIn={onLogIn}
        />
      )}
    </Dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-[4px] border border-line-strong bg-white px-1.5 font-sans text-ink text-xs">
      {children}
    </kbd>
  );
}

function Steps({ rewarded }: { rewarded: boolean }) {
  const steps = [
    "粘贴发给好友",
    "好友打开链接下单",
    rewarded ? "好友收货，奖励进余额" : "好友付款收货",
  ];
  return (
    <ol className="mt-4 grid grid-cols-3 gap-2 text-center text-ink-2 text-xs">
      {steps.map((step, index) => (
        <li key={step} className="group relative">
          <span
            aria-hidden="true"
            className="absolute top-3 left-[calc(50%+18px)] h-px w-[calc(100%-28px)] bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="figures mx-auto mb-1.5 grid size-6 place-items-center rounded-full bg-tint font-semibold text-primary-strong"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
