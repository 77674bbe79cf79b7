/** A module of VitePress without declarations. */
declare module "vitepress/dist/client/app/data.js" {
  import type { VitePressData } from "vitepress";
  import type { InjectionKey } from "vue";

  export const dataSymbol: InjectionKey<VitePressData>;
}
