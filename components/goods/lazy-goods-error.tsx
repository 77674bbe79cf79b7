"use client";

import { type Failure, LazyErrorPage } from "@/components/chrome/lazy-error-page";

const loadPage = () => import("./goods-error").then((part) => part.GoodsError);

/** Shown when rendering a listing failed. */
export const LazyGoodsError = (failure: Failure) => (
  <LazyErrorPage {...failure} title="商品暂时加载不出来" load={loadPage} />
);
