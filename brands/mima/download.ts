import type { LandingDesign } from "../landing-design";

/** 下载中心: the code, a sheet for each system, and help from the first scan to the first order. */
export const download: LandingDesign = {
  hero: {
    variant: "centre",
    surface: "ground",
    kicker: "下载中心",
    scan: "手机自带的相机或微信，对准就行",
    ios: [
      ["系统", "{ios}（示例）"],
      ["从哪里装", "应用商店"],
      ["登录", "手机号或微信"],
    ],
    android: [
      ["系统", "{android}（示例）"],
      ["从哪里装", "应用商店，或本页安装包"],
      ["登录", "手机号或微信"],
    ],
    desktop: "不用安装。看货、比价、下单，浏览器里就能做。",
  },
  sections: [
    {
      block: "install",
      variant: "tracks",
      surface: "white",
      title: "一步一步装好",
      lead: "第一步都是扫码，后面跟着自己的系统走。图是画出来的示意，字样以手机上的为准。",
      tracks: [
        {
          name: "iPhone",
          steps: [
            { name: "扫码", text: "打开相机对准二维码，点弹出的链接。", picture: "scan" },
            { name: "获取", text: "跳到应用商店，点「获取」，按提示验证。", picture: "store" },
            { name: "登录", text: "手机号加验证码，没注册过的自动注册。", picture: "login" },
            { name: "接着买", text: "电脑上没付完的订单在「我的订单」里。", picture: "done" },
          ],
        },
        {
          name: "Android",
          steps: [
            { name: "扫码", text: "用微信扫的，点右上角换到浏览器打开。", picture: "scan" },
            { name: "下载", text: "商店里有就从商店装，没有就下安装包。", picture: "package" },
            { name: "允许一次", text: "装安装包时系统会问来源，装完可以关掉。", picture: "permit" },
            { name: "登录", text: "和电脑上同一个手机号，订单才对得上。", picture: "login" },
          ],
        },
      ],
    },
    {
      block: "trouble",
      variant: "sheet",
      surface: "tint",
      title: "扫不上、装不了，先查这张表",
      cases: [
        {
          seen: "对准了没反应",
          why: "屏幕太暗，或者二维码只露出一半。",
          todo: [
            "把页面放大，让码完整露出来",
            "调亮屏幕，手机离远一点再靠近",
            "换成微信里的扫一扫",
          ],
        },
        {
          seen: "扫出来打不开",
          why: "扫码的软件拦住了外部链接。",
          todo: [
            "点右上角，选「在浏览器打开」",
            "或者在本页点 iPhone、Android 按钮，把链接发到手机",
          ],
        },
        {
          seen: "提示安装包有风险",
          why: "系统对应用商店以外的安装包，都会这样提示。",
          todo: ["先确认安装包是从本页下载的", "在设置里允许这一次，装完再关掉"],
        },
        {
          seen: "系统版本太低",
          why: "App 需要 {ios}，或 {android}（示例）。",
          todo: ["在手机设置里检查系统更新", "更新不了的，先用电脑网页买"],
        },
        {
          seen: "收不到验证码",
          why: "信号不好，或者短信被当成垃圾信息。",
          todo: ["等六十秒再点一次", "看看短信的拦截记录", "改用微信登录；客服 {hours} 在线"],
        },
      ],
    },
    {
      block: "together",
      variant: "desk",
      surface: "white",
      title: "电脑看货，手机收货",
      lead: "网页和 App 是同一个账号。在哪边开始都行，另一边接得上。",
      desktop: [
        { name: "慢慢比", text: "大屏看截图和参数，几件商品摆在一起比。" },
        { name: "下单", text: "选规格、用优惠券，订单留好等你付款。" },
        { name: "出码", text: "付款码、租号码都显示在屏幕上，手机一扫就接上。" },
      ],
      phone: [
        { name: "付款", text: "扫电脑上的码，金额先核对再付。" },
        { name: "收卡密", text: "卡密只在手机订单里显示，电脑上看不到。" },
        { name: "收提醒", text: "发货、到期、客服回复，第一时间知道。" },
      ],
    },
    {
      block: "promises",
      variant: "leaflet",
      surface: "ground",
      title: "安全须知",
      promises: [
        {
          name: "只认本页和商店",
          icon: "check-mark",
          text: "别人发来的安装包一律不装，说是内部版的也不装。",
        },
        {
          name: "下载不收钱",
          icon: "take-my-money",
          text: "App 免费。装的时候让你先转账的，是骗子。",
        },
        {
          name: "验证码不给人",
          icon: "padlock",
          text: "客服不会问你要验证码，要了就挂断。",
        },
        {
          name: "权限够用就好",
          icon: "photo-camera",
          text: "相机用来扫码，通知用来提醒，其余都可以不给。",
        },
      ],
    },
    {
      block: "questions",
      variant: "accordion",
      surface: "white",
      title: "装之前想问的",
      list: [
        { ask: "不装 App 能买吗？", answer: "能看、能下单、能付款；卡密要在手机上收。" },
        {
          ask: "换手机了怎么办？",
          answer: "新手机装好，用原来的手机号登录，订单和余额都在账号里。",
        },
        { ask: "平板能装吗？", answer: "能，系统版本够就行；界面和手机上一样。" },
        { ask: "想注销账号？", answer: "App 的设置里自己就能办，没完成的订单先处理完。" },
      ],
    },
    { block: "downloads", variant: "code", surface: "deep", title: "都看完了？就是这个码" },
  ],
};
