interface Props {
  title: string;
  text: string;
  /** Links onward, at least one. */
  links: readonly { text: string; href: string }[];
}

/** Says in place of a list why there is none, with links onward. */
export function NoticePanel({ title, text, links }: Props) {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="mt-2 text-base text-ink-2">{text}</p>
      <p className="mt-6 flex gap-6 text-base">
        {links.map((link) => (
          <a
            key={link.href}
            className="text-primary-strong underline underline-offset-4"
            href={link.href}
          >
            {link.text}
          </a>
        ))}
      </p>
    </div>
  );
}
