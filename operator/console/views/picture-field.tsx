/** @jsxImportSource hono/jsx */
import { Field } from "./parts";

/** Addresses of pictures, one per line, and a control that uploads more. */
export function PictureField(props: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}) {
  const id = `${props.name}_files`;
  return (
    <div>
      <Field {...props} rows={4} hint="每行一个地址，按顺序显示；删去一行就去掉一张。" />
      <div class="field">
        <label for={id}>{`上传${props.label}`}</label>
        <input
          id={id}
          name={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
      </div>
    </div>
  );
}
