/** The star of 收藏; filled while the button around it, of class `group`, is pressed. */
export function CollectStar() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 fill-none stroke-current group-aria-pressed:fill-[#e8940a] group-aria-pressed:stroke-[#e8940a]"
    >
      <path
        d="M8 1.6l1.95 3.95 4.35.64-3.15 3.07.74 4.34L8 11.55 4.11 13.6l.74-4.34L1.7 6.19l4.35-.64z"
        strokeLinejoin="round"
      />
    </svg>
  );
}
