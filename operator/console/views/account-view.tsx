import { Flash } from "@storefront/html/parts/flash";
import { raw } from "hono/html";
import { renderSVG } from "uqr";
import { errorAbove, errorAt, type FormProblem } from "../form-fields";
import { Form, Hidden, Submit } from "./form";
import { Card, Field } from "./parts";

/** A new secret that waits for its first code. */
export interface Renewal {
  /** The sealed secret, for the form that confirms it. */
  sealed: string;
  /** To scan or type into the app; shown once. */
  uri?: string;
  secret?: string;
}

interface Props {
  problem: FormProblem | undefined;
  /** null when no renewal was started. */
  renewal: Renewal | null;
  done: string | undefined;
}

const DONE: Readonly<Record<string, string>> = {
  password: "密码已修改，其他登录都已退出。",
  codes: "动态码已更换，旧的不再有效，其他登录都已退出。",
};

export function AccountView({ problem, renewal, done = "" }: Props) {
  return (
    <>
      <Flash mood="good" text={problem || renewal ? undefined : DONE[done]} />
      <Flash mood="bad" text={errorAbove(problem)} />
      {renewal ? <ConfirmCodes renewal={renewal} problem={problem} /> : null}
      <div class="pair">
        <Card title="修改密码">
          <Form action="/admin/account/password">
            <Proof form="change" problem={problem} />
            <Field
              label="新密码"
              name="new_password"
              type="password"
              autocomplete="new-password"
              maxlength={200}
              hint="至少 12 个字符。"
              error={errorAt(problem, "new_password")}
            />
            <Field
              label="再输入一次新密码"
              name="again_password"
              type="password"
              autocomplete="new-password"
              maxlength={200}
              error={errorAt(problem, "again_password")}
            />
            <Submit look="primary">修改密码</Submit>
          </Form>
        </Card>
        <Card title="更换动态码" note="换手机或密钥可能泄露时">
          <Form action="/admin/account/codes">
            <Proof form="renew" problem={problem} />
            <button type="submit">更换动态码</button>
          </Form>
        </Card>
      </div>
    </>
  );
}

function Proof({ form, problem }: { form: string; problem: FormProblem | undefined }) {
  return (
    <>
      <Field
        label="当前密码"
        name={`${form}_current_password`}
        type="password"
        autocomplete="current-password"
        maxlength={200}
      />
      <Field
        label="当前动态码"
        name={`${form}_code`}
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={10}
        error={errorAt(problem, `${form}_code`)}
      />
    </>
  );
}

function ConfirmCodes({
  renewal,
  problem,
}: {
  renewal: Renewal;
  problem: FormProblem | undefined;
}) {
  const { sealed, uri, secret } = renewal;
  return (
    <Card title="确认新的动态码" note="10 分钟内有效">
      {uri ? (
        <div class="codes">
          <div class="qr" role="img" aria-label="新动态码的二维码">
            {raw(renderSVG(uri, { border: 2 }))}
          </div>
          <p class="codes-text">
            用身份验证器应用扫描二维码，或手工输入密钥 <code class="codes-key">{secret}</code>
            。二维码只显示这一次；确认之前旧的动态码仍然有效。
          </p>
        </div>
      ) : (
        <p class="note">二维码不再显示。没有扫描成功的话，请重新开始更换。</p>
      )}
      <Form class="in-line one" action="/admin/account/codes/confirm">
        <Hidden name="renewal_code" value={sealed} />
        <Field
          label="新的动态码"
          name="confirm_code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={10}
          hint="新条目显示的 6 位数字"
          error={errorAt(problem, "confirm_code")}
        />
        <Submit look="primary">确认更换</Submit>
      </Form>
    </Card>
  );
}
