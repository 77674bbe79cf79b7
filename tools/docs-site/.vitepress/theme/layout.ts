import { useData as injectData } from "vitepress";
import { dataSymbol } from "vitepress/dist/client/app/data.js";
import DefaultTheme from "vitepress/theme-without-fonts";
import { computed, defineComponent, h, provide } from "vue";
import { TRANSLATED } from "../../../../scripts/docs-site/navigation";

/** The theme's layout, in which the language switch leads to the same page only where both languages have it. */
export const Layout = defineComponent({
  setup() {
    const data = injectData();
    const theme = computed(() => ({
      ...data.theme.value,
      i18nRouting: TRANSLATED.includes(data.page.value.relativePath.replace(/^zh\//, "")),
    }));
    provide(dataSymbol, { ...data, theme });
    return () => h(DefaultTheme.Layout);
  },
});
