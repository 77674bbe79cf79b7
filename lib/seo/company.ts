import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { SERVICE_HOURS } from "@/lib/constants";
import { pageMetadata } from "./page-metadata";

/** Metadata of the company page of a host. */
export function companyMetadata(brand: Brand): Metadata {
  const { name, address, licence } = brand.company;
  const parts = [
    `${brand.name}由${name}运营`,
    address,
    licence,
    `客服时间 ${SERVICE_HOURS}`,
  ].filter((part) => part !== "");
  return pageMetadata(brand, {
    path: "/corporate-information",
    title: `公司信息 - ${brand.name}`,
    description: `${parts.join("，")}。`,
    mobile: null,
  });
}
