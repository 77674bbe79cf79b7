import type { Channel } from "@/lib/purchase/terms/offer";

const MARKS: Record<Channel["kind"], { ground: string; path: string }> = {
  alipay: { ground: "bg-[#1f6fe0]", path: "M4 5h12v2H4zM6 9h8v2H6zM9 3h2v14H9zM4 13h12v2H4z" },
  wxpay: {
    ground: "bg-[#1f8a45]",
    path: "M10 4c4 0 7 2.4 7 5.6s-3 5.6-7 5.6c-.8 0-1.6-.1-2.3-.3L4.6 16.4l.7-2.6C3.9 12.7 3 11.3 3 9.6 3 6.4 6 4 10 4zM8.8 12.300l5-5-1-1-4 4-1.6-1.6-1 1z",
  },
  ggpay: {
    ground: "bg-primary",
    path: "M3 6.500A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.500V8h-4a2 2 0 0 0 0 4.500h4v1A1.5 1.5 0 0 1 15.5 15h-11A1.5 1.5 0 0 1 3 13.500zM13 9.200h4v2.100h-4a1 1 0 0 1 0-2.100z",
  },
};

/** Icon of a payment channel. */
export function ChannelMark({ kind }: { kind: Channel["kind"] }) {
  const { ground, path } = MARKS[kind];
  return (
    <span aria-hidden="true" className={`grid size-6 place-items-center rounded-s ${ground}`}>
      <svg viewBox="0 0 20 20" className="size-4 fill-white" aria-hidden="true">
        <path d={path} fillRule="evenodd" />
      </svg>
    </span>
  );
}
