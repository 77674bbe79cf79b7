/** @jsxImportSource hono/jsx */
import type { FormDraft } from "../form-draft";
import { RESUME_FIELD } from "../form-fields";
import { Form, Hidden } from "./form";
import { Document } from "./layout";

/** Shown after the login: restores a form that was sent when the session had expired. */
export function ResumeView({ draft }: { draft: FormDraft }) {
  return (
    <Document title="已登录">
      <body class="entrance">
        <main>
          <p class="mark">运营后台</p>
          <h1>已登录</h1>
          <p>刚才填写的内容还在，没有提交，什么也没有改变。</p>
          <Form action={draft.path}>
            {Array.from(draft.fields, ([name, value]) => (
              <Hidden name={name} value={value} />
            ))}
            <Hidden name={RESUME_FIELD} value="1" />
            <button type="submit" class="primary">
              回到刚才的表单
            </button>
          </Form>
          <p>
            <a href="/admin">不用了，去总览</a>
          </p>
        </main>
      </body>
    </Document>
  );
}
