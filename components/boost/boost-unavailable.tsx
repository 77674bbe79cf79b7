"use client";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { Climb } from "./climb";

interface Props {
  /** A retry is in flight. */
  loading: boolean;
  onRetry: () => void;
}

/** Unnamed tiers, because the real ones are not known yet. */
const STEPS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: "", son: [] }));

/** Shown in place of the calculator while its trees are unavailable; the rest of the page still works. */
export function BoostUnavailable({ loading, onRetry }: Props) {
  return (
    <div className="grid min-h-[440px] grid-cols-[640px_1fr] gap-6 narrow:grid-cols-1">
      <div className="flex flex-col items-start justify-center rounded-l bg-white px-14 py-12 shadow-card small:px-6 small:py-10">
        <div role="alert">
          <h2 className="font-semibold text-xl">段位表暂时没有取到</h2>
          <p className="mt-4 text-base text-ink-2">
            现在还算不了价格。取到后这里就是报价表，不用刷新页面。
          </p>
          <p className="mt-2 text-base text-ink-2">已经下的订单不受影响，在手机上照常进行。</p>
        </div>
        <Button
          variant="primary"
          size="large"
          aria-busy={loading}
          onClick={loading ? undefined : onRetry}
          className="mt-8 min-w-36"
        >
          {loading ? (
            <>
              <Spinner />
              正在取…
            </>
          ) : (
            "再取一次"
          )}
        </Button>
      </div>
      <div
        aria-hidden="true"
        className="flex flex-col overflow-hidden rounded-l bg-ink text-white shadow-card"
      >
        <div className="flex flex-1 items-end px-7 pt-6 narrow:h-48 narrow:flex-none">
          <Climb tiers={STEPS} from={null} to={[]} />
        </div>
        <p className="mt-7 flex min-h-[92px] items-center border-white/15 border-t bg-white/6 px-7 text-base text-white/80">
          段位表到了，路线和价格都画在这里
        </p>
      </div>
    </div>
  );
}
