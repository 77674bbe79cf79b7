import type { LandingPage } from "../types";

/** 下载中心: the code, what each system needs, and help from the first scan to the first order. */
export const download: LandingPage = {
  route: "/download",
  kind: "info",
  title: "下载中心 · 密马 App",
  headline: "一个码，两种手机都能装",
  subline: "手机相机扫一扫，自动识别 iPhone 和 Android。装好用手机号登录，电脑上看中的商品接着买。",
  layout: "download",
  surface: "ground",
  kicker: "下载中心",
  needs: {
    title: "手机要够哪些条件",
    list: [
      ["系统", "{ios}（示例）", "{android}（示例）"],
      ["从哪里装", "应用商店", "{source}"],
      ["登录", "手机号或微信", "手机号或微信"],
      ["费用", "免费", "免费"],
    ],
  },
  install: {
    title: "一步一步装好",
    ios: [
      { name: "扫码", text: "打开相机对准二维码，点弹出的链接。", picture: "scan" },
      { name: "获取", text: "到应用商店点「获取」，按提示验证。", picture: "store" },
      { name: "登录", text: "手机号加验证码，没注册过的自动注册。", picture: "login" },
      { name: "接着买", text: "没付完的订单在「我的订单」里。", picture: "done" },
    ],
    android: [
      { name: "扫码", text: "用微信扫的，点右上角换到浏览器打开。", picture: "scan" },
      { name: "安装", text: "到应用商店点「安装」，等它装完。", picture: "store" },
      { name: "登录", text: "和电脑上同一个手机号，订单才对得上。", picture: "login" },
      { name: "接着买", text: "没付完的订单在「我的订单」里。", picture: "done" },
    ],
    package: [
      { name: "扫码", text: "用微信扫的，点右上角换到浏览器打开。", picture: "scan" },
      { name: "下载", text: "点「Android 下载」，等安装包下完再点开。", picture: "package" },
      { name: "允许一次", text: "系统会问来源，装完可以关掉。", picture: "permit" },
      { name: "登录", text: "和电脑上同一个手机号，订单才对得上。", picture: "login" },
    ],
  },
  trouble: {
    title: "扫不上、装不了，先查这里",
    cases: [
      { seen: "对准了没反应", todo: "把页面放大，让码完整露出来；调亮屏幕，离远一点再靠近。" },
      { seen: "扫出来打不开", todo: "点右上角，选「在浏览器打开」，或者复制下载链接发到手机。" },
      {
        seen: "提示安装包有风险",
        todo: "商店以外的安装包都会这样提示；先确认是从本页下的，再允许这一次。",
        package: true,
      },
      { seen: "系统版本太低", todo: "在手机设置里检查系统更新；更新不了的，电脑网页一样能买。" },
      { seen: "收不到验证码", todo: "等六十秒再点，看看拦截记录，或者改用微信登录。" },
      { seen: "别人发来的安装包", todo: "一律不装。下载不收钱，也不会问你要验证码。" },
    ],
  },
  devices: {
    title: "电脑看货，手机收货",
    list: [
      ["看货比价", "大屏对比", "随时看"],
      ["下单", "选规格、用优惠券", "一样能下"],
      ["付款", "出付款码", "扫码付，先核对金额"],
      ["收卡密", "不显示", "只在这里显示"],
    ],
  },
  questions: {
    title: "装之前想问的",
    list: {
      "不装 App 能买吗？": "能看、能下单、能付款；卡密要在手机上收。",
      "换手机了怎么办？": "新手机登录原来的手机号，订单和余额都在账号里。",
      "客服几点在？": "{hours}，人工。",
    },
  },
  withoutApp: {
    kicker: "手机版",
    title: "手机版 · {brand}",
    headline: "没有 App，也不用装",
    subline:
      "{brand}还没有 App。扫码用手机浏览器打开手机版，登录、下单、订单和客服都在里面，不占内存。",
    features: "手机版能做什么",
    open: {
      title: "三步就能用",
      steps: [
        { name: "扫码", text: "打开相机对准二维码，点弹出的链接。", picture: "scan" },
        { name: "登录", text: "手机号加验证码，没注册过的自动注册。", picture: "login" },
        { name: "收藏起来", text: "加进浏览器的书签，或添加到主屏幕。", picture: "done" },
      ],
    },
    questions: {
      title: "打开之前想问的",
      list: {
        "以后会有 App 吗？": "有了会放在这一页。别处标着{brand}的安装包都不是我们的，一律不装。",
        "电脑上的订单手机版看得到吗？": "看得到。用同一个手机号登录，订单和余额都在账号里。",
        "微信里打不开怎么办？": "点右上角，选「在浏览器打开」，或者复制手机版链接发到手机。",
        "客服几点在？": "{hours}，人工。",
      },
    },
  },
};
