import { OpenAPIHono } from "@hono/zod-openapi";
import { type CallName, PATHS } from "@storefront/contract/http/paths";
import type { SandboxCallName } from "../calls/paths";
import { SANDBOX_CALLS } from "../calls/sandbox-calls";
import { describeCall } from "./describe-call";
import { describeSandboxCall } from "./describe-sandbox-call";

/** @returns the OpenAPI 3.1 document of every call of the contract and of the sandbox */
export function describeApi() {
  const app = new OpenAPIHono();
  for (const name of Object.keys(PATHS) as CallName[]) {
    app.openAPIRegistry.registerPath(describeCall(name));
  }
  for (const name of Object.keys(SANDBOX_CALLS) as SandboxCallName[]) {
    app.openAPIRegistry.registerPath(describeSandboxCall(name));
  }
  app.openAPIRegistry.registerComponent("securitySchemes", "token", {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "登录后得到的 authorization，原样放入请求头。",
  });
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "游戏交易市场接口", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: [{ name: "sandbox", description: SANDBOX_DESCRIPTION }],
  });
}

const DESCRIPTION = [
  "每个接口都返回 `{code, msg, data}`：`code` 为 0 表示成功，其余列在各接口下，`msg` 是给用户看的说明。",
  "GET 的参数放在查询串，POST 的参数是 JSON。金额是两位小数的元，例如 `128.00`。",
  "请求头 `Device`：1 为手机，2 为电脑（默认）。",
].join("\n\n");

const SANDBOX_DESCRIPTION =
  "测试用：代替手机、收银台、卖家与时钟。只在沙盒中有；成功时直接返回结果，没有 `{code, msg, data}` 这一层。";
