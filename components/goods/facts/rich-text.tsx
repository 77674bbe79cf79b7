const CLASSES = [
  "wrap-anywhere max-w-[820px] text-sm leading-7 [&+&]:mt-4",
  "[&_h3]:mt-5 [&_h3]:mb-2 [&_h3]:font-semibold [&_h3]:text-base [&_h3:first-child]:mt-0",
  "[&_h4]:mt-4 [&_h4]:mb-1 [&_h4]:font-semibold [&_h5]:mt-4 [&_h5]:mb-1 [&_h5]:font-semibold [&_h5]:text-ink-2",
  "[&_p]:my-2 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-5",
  "[&_hr]:my-4 [&_hr]:border-line [&_blockquote]:border-line [&_blockquote]:border-l-4 [&_blockquote]:pl-4 [&_blockquote]:text-ink-2",
  // Content wider than the page wraps, or scrolls within its own box.
  "[&_pre]:my-2 [&_pre]:whitespace-pre-wrap [&_table]:my-3 [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:px-3 [&_th]:border [&_th]:border-line [&_th]:bg-ground [&_th]:px-3",
  "[&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-s",
].join(" ");

interface Props {
  /** HTML returned by `sanitise`; never pass anything else. */
  html: string;
}

/** A seller's description, styled with the page's typography. */
export function RichText({ html }: Props) {
  return <div className={CLASSES} dangerouslySetInnerHTML={{ __html: html }} />;
}
