import { Flash } from "@storefront/html/parts/flash";
import type { FormDraft } from "../form-draft";
import { Form, Hidden, Submit } from "./form";
import { Entrance } from "./layout";
import { Field } from "./parts";

interface Props {
  name: string;
  /** Where to redirect after the login. */
  next: string;
  /** Input of a form whose session has expired. */
  draft: FormDraft | null;
  problem: string | undefined;
}

export function LoginView({ name, next, draft, problem }: Props) {
  return (
    <Entrance title="登录">
      <Flash mood="bad" text={problem} />
      <Form action="/admin/login">
        <Hidden name="next" value={next} />
        {draft ? (
          <>
            <Hidden name="draft_path" value={draft.path} />
            <Hidden name="draft" value={draft.fields.toString()} />
          </>
        ) : null}
        <Field label="姓名" name="name" value={name} autocomplete="username" maxlength={200} />
        <Field
          label="密码"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength={200}
        />
        <Field
          label="动态码"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={10}
          hint="身份验证器应用里的 6 位数字"
        />
        <Submit look="primary">登录</Submit>
      </Form>
      <p class="note">忘记密码或换了手机，请负责服务器的同事运行 operator reset。</p>
    </Entrance>
  );
}
