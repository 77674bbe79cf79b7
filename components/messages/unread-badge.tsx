/** Number of unread messages; shows 99+ above 99. */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span
      role="img"
      aria-label={`${count} 条未读消息`}
      className="figures min-w-5 shrink-0 rounded-full bg-danger px-1.5 text-center text-white text-xs leading-5"
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
