/** The number under which the log has an error; a visitor gives it to support. */
export function ErrorNumber({ children }: { children: string }) {
  return <p className="mt-6 break-all text-ink-3 text-xs">错误编号：{children}</p>;
}
