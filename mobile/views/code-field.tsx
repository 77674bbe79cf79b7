import type { Child } from "hono/jsx";

/** The field of an SMS code with its label. `children` follow the input. */
export function CodeField({ value, children }: { value: string; children?: Child }) {
  return (
    <>
      <label for="verify_code">验证码</label>
      <div class="field">
        <input
          id="verify_code"
          name="verify_code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={6}
          placeholder="请输入验证码"
          value={value}
        />
        {children}
      </div>
    </>
  );
}

/** Submits the form it stands in to `action`, which sends a code. */
export function SendCodeButton({ action, sent }: { action: string; sent: boolean }) {
  return (
    <button class="link" type="submit" formaction={action} formnovalidate>
      {sent ? "重新获取" : "获取验证码"}
    </button>
  );
}
