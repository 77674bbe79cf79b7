import type { CallAnswer } from "@storefront/contract/calls";
import { Icon } from "@storefront/html/parts/icon";
import { Picture } from "./picture";

interface Props extends Pick<CallAnswer<"group">, "members" | "size"> {
  /** Whether to mark the first empty seat as the viewer's. */
  you?: boolean;
}

/** The avatars of a group, with an empty seat per missing member. */
export function Members({ members, size, you = false }: Props) {
  const empty = Array.from({ length: Math.max(0, size - members.length) });
  return (
    <ul class="members" aria-label="团员">
      {members.map((member, index) => (
        <li>
          <Picture url={member.head_img_url} width={160} alt="" />
          <span>{member.nickname}</span>
          {index === 0 ? <small>团长</small> : null}
        </li>
      ))}
      {empty.map((_, index) => (
        <li class="lacking">
          <span class="seat middle">
            <Icon name="person" />
          </span>
          <span>{you && index === 0 ? "你" : "等一位好友"}</span>
        </li>
      ))}
    </ul>
  );
}
