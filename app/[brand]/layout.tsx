import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import "../globals.css";
import { brandByKey } from "@storefront/brands";
import { RememberVisitAd } from "@/components/brand/remember-visit-ad";
import { themeStyle } from "@/components/brand/theme-style";
import { agreements } from "@/components/chrome/links";
import { OldBrowserNotice } from "@/components/chrome/old-browser-notice";
import { EarlyMessages, EarlyScript } from "@/components/early-input/early-messages";
import { LoginHost } from "@/components/login/login-host";
import { siteMetadata } from "@/lib/seo/site";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? siteMetadata(brand) : {};
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const brand = brandByKey((await params).brand);
  return {
    width: "device-width",
    initialScale: 1,
    ...(brand ? { themeColor: brand.theme.primary } : {}),
  };
}

/** The document of every page: language, the brand's tokens, a skip link. */
export default async function RootLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    // early-input.js writes an attribute of <html> before hydration.
    <html lang="zh-CN" suppressHydrationWarning style={themeStyle(brand.theme)}>
      <head>
        {/* Browsers with two engines (360, QQ, Sogou) choose by these. */}
        <meta name="renderer" content="webkit" />
        <meta name="force-rendering" content="webkit" />
        <meta httpEquiv="X-UA-Compatible" content="IE=edge" />
        {/* Blocks painting until the header is parsed, because a partly painted header would shift. */}
        <link rel="expect" href="#main" blocking="render" />
        <EarlyScript />
      </head>
      <body>
        <a
          href="#main"
          className="-translate-y-16 fixed top-2 left-2 z-50 rounded-s bg-primary px-4 py-2 text-white focus:translate-y-0"
        >
          跳到正文
        </a>
        <OldBrowserNotice />
        {children}
        <EarlyMessages />
        <RememberVisitAd />
        <LoginHost brandName={brand.name} agreements={agreements(brand)} />
      </body>
    </html>
  );
}
