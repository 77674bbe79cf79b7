import type { FormDraft } from "../form-draft";
import { RESUME_FIELD } from "../form-fields";
import { Form, Hidden, Submit } from "./form";
import { Entrance } from "./layout";

/** Shown after the login: restores a form that was sent when the session had expired. */
export function ResumeView({ draft }: { draft: FormDraft }) {
  return (
    <Entrance title="已登录">
      <p>刚才填写的内容还在，没有提交，什么也没有改变。</p>
      <Form action={draft.path}>
        {Array.from(draft.fields, ([name, value]) => (
          <Hidden name={name} value={value} />
        ))}
        <Hidden name={RESUME_FIELD} value="1" />
        <Submit look="primary">回到刚才的表单</Submit>
      </Form>
      <p>
        <a href="/admin">不用了，去总览</a>
      </p>
    </Entrance>
  );
}
