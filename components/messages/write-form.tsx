"use client";

import { MESSAGE_LENGTH } from "@storefront/contract/messages/message-terms";
import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LimitedText } from "@/components/ui/limited-text";
import { call, sendImage } from "@/lib/api/call.client";
import { emptyDraft, type MessageDraft, readDraft, saveDraft } from "@/lib/messages/draft";
import { type MessageView, readMessages } from "@/lib/messages/read-conversation";
import type { Subject } from "@/lib/messages/subject";
import { withLogin } from "@/lib/session/login-gate";

interface Props {
  subject: Subject;
  /** Called with the sent message, and the automatic reply if there was one. */
  onSent: (messages: readonly MessageView[]) => void;
}

const LOGIN_NEEDED = "登录后才能发送，写的内容还在";

/** Form for a message with a picture. The picture is uploaded when chosen, so that an invalid one is reported early. */
export function WriteForm({ subject, onSent }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(() => readDraft(subject));
  const [problem, setProblem] = useState<string | null>(null);
  const [phase, setPhase] = useState<"editing" | "uploading" | "sending">("editing");
  const update = (changes: Partial<MessageDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    saveDraft(subject, changed);
    setProblem(null);
  };

  const upload = async (file: File) => {
    if (phase !== "editing") return;
    setPhase("uploading");
    setProblem(null);
    const result = await withLogin(() => sendImage("sendMessage", file));
    setPhase("editing");
    if (!result.ok) return setProblem(result.kind === "expired" ? LOGIN_NEEDED : result.msg);
    const { image_id, url } = result.data;
    const shown = safePicture(url);
    if (typeof image_id !== "string" || shown === null) return setProblem("图片没有上传成功");
    update({ image: { id: image_id, url: shown } });
  };

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (phase !== "editing") return;
    if (draft.text.trim() === "" && draft.image === null) {
      return setProblem("请输入消息，或选择一张图片");
    }
    setPhase("sending");
    setProblem(null);
    const { text, image, requestId } = draft;
    const message = { ...subject, text, image_id: image?.id, request_id: requestId };
    const result = await withLogin(() => call("sendMessage", message));
    setPhase("editing");
    if (!result.ok) return setProblem(result.kind === "expired" ? LOGIN_NEEDED : result.msg);
    update(emptyDraft());
    onSent(readMessages(result.data?.list));
  };

  const sendByEnter = (event: KeyboardEvent) => {
    // During composition Enter belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form onSubmit={send} className="space-y-2 border-line border-t px-4 py-3">
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {draft.image === null ? null : (
        <p className="flex items-center gap-3 text-sm">
          <img
            src={pictureAt(draft.image.url, 320)}
            alt="要发送的图片"
            className="size-14 rounded-s border border-line object-cover"
          />
          <Button size="small" onClick={() => update({ image: null })}>
            移除图片
          </Button>
        </p>
      )}
      <LimitedText
        rows={2}
        value={draft.text}
        max={MESSAGE_LENGTH}
        readOnly={phase === "sending"}
        aria-label="消息内容"
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        placeholder="回车发送，Shift + 回车换行"
        onChange={(text) => update({ text })}
        onKeyDown={sendByEnter}
      />
      <div className="flex items-center justify-between gap-3">
        <PictureField uploading={phase === "uploading"} onChoose={upload} />
        <Button type="submit" variant="primary" size="small" aria-busy={phase === "sending"}>
          发送
        </Button>
      </div>
    </form>
  );
}

interface PictureFieldProps {
  uploading: boolean;
  onChoose: (file: File) => Promise<void>;
}

function PictureField({ uploading, onChoose }: PictureFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    target.value = "";
    if (file) void onChoose(file);
  };
  return (
    <>
      <label className="relative inline-flex h-8 cursor-pointer items-center rounded-s border border-line-strong px-3 text-xs focus-within:outline-2 focus-within:outline-primary-strong focus-within:outline-offset-2 hover:border-primary hover:text-primary-strong">
        {uploading ? "正在上传…" : "选择图片"}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-description={`JPG、PNG 或 WebP，最多 ${MAX_IMAGE_MB} MB`}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <span className="mr-auto text-ink-2 text-xs">最多 {MAX_IMAGE_MB} MB</span>
    </>
  );
}
