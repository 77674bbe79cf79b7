import { fenToYuan } from "@storefront/contract/money";
import { asc, eq } from "drizzle-orm";
import { readPhone } from "../accounts/accounts";
import { consents, images, smsNoticeChoices, tokens, userBrands, users } from "../database/schema";
import type { Deps } from "../deps";
import { type ExportSection, exportTable, timeText } from "./export-section";

/** The user, the agreements accepted, the logins and the uploaded pictures. */
export async function exportProfile(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
): Promise<ExportSection[]> {
  const own = await db.select().from(users).where(eq(users.id, userId));
  const agreed = await db.select().from(consents).where(eq(consents.userId, userId));
  const smsChoices = await db
    .select()
    .from(smsNoticeChoices)
    .where(eq(smsNoticeChoices.userId, userId));
  const brands = await db.select().from(userBrands).where(eq(userBrands.userId, userId));
  const logins = await db
    .select()
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .orderBy(asc(tokens.createdAt));
  const pictures = await db
    .select()
    .from(images)
    .where(eq(images.userId, userId))
    .orderBy(asc(images.createdAt));
  return [
    exportTable("profile", "账号", own, [
      ["user_id", "用户编号", ({ id }) => String(id)],
      ["nickname", "昵称", ({ nickname }) => nickname],
      ["head_img_url", "头像", ({ headImgUrl }) => headImgUrl],
      ["phone", "手机号", (user) => readPhone(config, user)],
      ["wechat", "微信", ({ wechatUnionId }) => (wechatUnionId === null ? "没有绑定" : "已绑定")],
      ["balance", "余额（元）", ({ balanceFen }) => fenToYuan(balanceFen)],
      ["created_at", "注册时间", ({ createdAt }) => timeText(createdAt)],
    ]),
    exportTable("consents", "同意过的协议", agreed, [
      ["version", "版本", ({ version }) => version],
      ["site", "网站", ({ site }) => site || "手机网站"],
      ["agreed_at", "同意时间", ({ agreedAt }) => timeText(agreedAt)],
    ]),
    exportTable("sms_notices", "短信通知", smsChoices, [
      ["delivered", "交付", ({ delivered }) => yesOrNo(delivered)],
      ["refund", "退款结果", ({ refund }) => yesOrNo(refund)],
      ["deadline", "即将到期", ({ deadline }) => yesOrNo(deadline)],
      ["updated_at", "选择时间", ({ updatedAt }) => timeText(updatedAt)],
    ]),
    exportTable("brands", "登录过的品牌", brands, [
      ["brand", "品牌", ({ brand }) => brand],
      ["first_at", "首次登录", ({ firstAt }) => timeText(firstAt)],
    ]),
    exportTable("logins", "登录记录", logins, [
      ["device", "设备", ({ device }) => (device === 1 ? "手机" : "电脑")],
      ["site", "网站", ({ site }) => site || "手机网站"],
      ["created_at", "登录时间", ({ createdAt }) => timeText(createdAt)],
      ["last_used_at", "最近使用", ({ lastUsedAt }) => timeText(lastUsedAt)],
      ["revoked_at", "退出时间", ({ revokedAt }) => timeText(revokedAt)],
    ]),
    exportTable("images", "上传的图片", pictures, [
      ["id", "编号", ({ id }) => id],
      ["size", "尺寸", ({ width, height }) => `${width} × ${height}`],
      ["created_at", "上传时间", ({ createdAt }) => timeText(createdAt)],
    ]),
  ];
}

const yesOrNo = (chosen: boolean): string => (chosen ? "通知" : "不通知");
