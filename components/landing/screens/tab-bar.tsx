const TABS = [
  ["交易", "M3 9 12 3l9 6v11H3Z"],
  ["游戏", "M7 8h10a5 5 0 0 1 0 10l-3-3h-4l-3 3A5 5 0 0 1 7 8Z"],
  ["消息", "M3 5h18v12h-9l-5 4v-4H3Z"],
  ["我的", "M12 4a4 4 0 1 1-.01 0ZM4 21a8 8 0 0 1 16 0Z"],
] as const;

/** The app's bottom bar, its first tab chosen. */
export function TabBar() {
  return (
    <div className="grid shrink-0 grid-cols-4 border-rule border-t pt-2.5 pb-6 text-center">
      {TABS.map(([tab, d], index) => (
        <span key={tab} className={index === 0 ? "font-semibold text-mark" : "text-soft"}>
          <svg viewBox="0 0 24 24" className="mx-auto mb-0.5 size-5" aria-hidden="true">
            <path
              d={d}
              fill={index === 0 ? "currentColor" : "none"}
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
          </svg>
          {tab}
        </span>
      ))}
    </div>
  );
}
