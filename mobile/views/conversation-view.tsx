import type { CallAnswer } from "@storefront/contract/calls";
import {
  BOOSTER_ANSWERS,
  BOOSTER_NAME,
  isWithBooster,
  MESSAGE_LENGTH,
} from "@storefront/contract/messages/message-terms";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { SERVICE_HOURS } from "@storefront/contract/text/service-hours";
import { Flash } from "@storefront/html/parts/flash";
import { Icon } from "@storefront/html/parts/icon";
import { savedSearchHref } from "../list-query";
import { PictureField } from "../picture-form";
import { Picture } from "./picture";
import { Screen } from "./screen";

type Shown = CallAnswer<"messages">;

interface Props extends Shown {
  /** The page of the listing or order. */
  subjectHref: string;
  /** Link to older messages; null when there are none. */
  older: string | null;
  /** Link back to the latest messages, from older ones. */
  newest: string | null;
  when: (iso: string) => string;
  /** Where to poll for messages after `latest`. */
  watch: { path: string; latest: number };
  /** Hidden fields that identify the conversation. */
  fields: Record<string, string>;
  requestId: string;
  /** A rejected message, and why. */
  text: string;
  imageIds: readonly string[];
  error: string | undefined;
}

/** A conversation, and the form to write in it. Text is shown as it is, without links. */
export function ConversationView(props: Props) {
  const { title, picture, party_name, service_open, subjectHref, newest, watch } = props;
  return (
    <Screen
      title={party_name}
      back="/phone/messages"
      scripts={newest === null ? ["conversation"] : []}
    >
      <a class="card goods-line subject plain-link" href={subjectHref}>
        <Picture url={picture} width={160} alt="" />
        <p>
          <strong>{title}</strong>
          <small>
            {isWithBooster(props.fields)
              ? BOOSTER_ANSWERS
              : `${service_open ? "客服在线" : "现在是非服务时间"} · 服务时间 ${SERVICE_HOURS}`}
          </small>
        </p>
        <Icon name="next" />
      </a>
      <div
        class="stack"
        data-conversation={watch.path}
        data-latest={String(watch.latest)}
        aria-live="polite"
      >
        <Messages {...props} />
      </div>
      {newest === null ? (
        <WriteForm {...props} />
      ) : (
        <a class="button" href={newest}>
          回到最新消息
        </a>
      )}
    </Screen>
  );
}

function Messages({ list, older, when, fields }: Props) {
  const staff = isWithBooster(fields) ? BOOSTER_NAME : SENDERS.staff;
  if (list.length === 0) {
    return <p class="hint center">还没有消息。写下你的问题，{staff}会尽快回复。</p>;
  }
  return (
    <>
      {older === null ? null : (
        <a class="button small older" href={older}>
          更早的消息
        </a>
      )}
      <ol class="messages-list stack-14" aria-label="消息">
        {list.map(({ sender, text, image, saved_query, created_at }, index) => (
          <li class={`message-${sender}`} {...(index === list.length - 1 ? { id: "latest" } : {})}>
            <small>
              {sender === "staff" ? staff : SENDERS[sender]}{" "}
              <time class="figures">{when(created_at)}</time>
            </small>
            {text === "" ? null : <p class="bubble foreign">{text}</p>}
            {saved_query ? (
              <a class="button small" href={savedSearchHref(saved_query)}>
                查看全部新商品
              </a>
            ) : null}
            {image === null ? null : (
              <a class="message-picture" href={pictureAt(image.url, 1280)}>
                <img
                  src={pictureAt(image.url, 320)}
                  alt={`${SENDERS[sender]}发送的图片`}
                  width={image.width}
                  height={image.height}
                  loading="lazy"
                />
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const SENDERS = { buyer: "我", staff: "客服", auto: "自动消息" } as const;

function WriteForm({ fields, requestId, text, imageIds, error }: Props) {
  return (
    <form
      class="card buy stack-14 write"
      method="post"
      action="/phone/conversation"
      enctype="multipart/form-data"
    >
      <Flash mood="bad" text={error} />
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="request_id" value={requestId} />
      <label class="remark">
        消息
        <textarea name="text" rows={3} maxlength={MESSAGE_LENGTH}>
          {text}
        </textarea>
      </label>
      <PictureField
        label={imageIds.length === 0 ? "图片（可选）" : "图片已上传，会一起发送；也可以换一张"}
        most={1}
        stored={imageIds}
      />
      <button class="button primary" type="submit">
        发送
      </button>
    </form>
  );
}
