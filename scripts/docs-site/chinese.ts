/** Texts of the Chinese site's frame. */
export const CHINESE = {
  theme: {
    outline: { level: [2, 3] as [number, number], label: "本页目录" },
    docFooter: { prev: "上一页", next: "下一页" },
    darkModeSwitchLabel: "深色模式",
    darkModeSwitchTitle: "切换到深色模式",
    lightModeSwitchTitle: "切换到浅色模式",
    sidebarMenuLabel: "目录",
    returnToTopLabel: "回到顶部",
    langMenuLabel: "切换语言",
    skipToContentLabel: "跳到正文",
    notFound: {
      title: "没有这个页面",
      quote: "请检查网址，或从首页重新开始。",
      linkLabel: "回到首页",
      linkText: "回到首页",
    },
  },
  search: {
    button: { buttonText: "搜索", buttonAriaLabel: "搜索文档" },
    modal: {
      displayDetails: "显示详情",
      resetButtonTitle: "清空",
      backButtonTitle: "关闭",
      noResultsText: "没有找到：",
      footer: { selectText: "打开", navigateText: "选择", closeText: "关闭" },
    },
  },
};
