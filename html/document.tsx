import type { Child } from "hono/jsx";

interface Props {
  title: string;
  /** Paths of the icon, the stylesheets in their order, and the scripts, which pages work without. */
  icon: string;
  styles: readonly string[];
  scripts?: readonly string[];
  /** For a page that is drawn below the notch of a phone. */
  isPhone?: boolean;
  /** Class of the body. */
  class?: string;
  children?: Child;
}

/** The document of every page. Nothing in it is inline: the Content-Security-Policy forbids that. */
export function Document({ title, icon, styles, scripts = [], isPhone = false, ...body }: Props) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isPhone ? ", viewport-fit=cover" : ""}`}
        />
        <meta name="robots" content="noindex" />
        {isPhone ? <meta name="format-detection" content="telephone=no" /> : null}
        <title>{title}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {styles.map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script defer src={src} />
        ))}
      </head>
      <body {...body} />
    </html>
  );
}
