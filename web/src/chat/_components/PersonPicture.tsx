import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PersonPicture_person$key } from "#/__generated__/PersonPicture_person.graphql";
import { Avatar } from "#/ui/Avatar.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "./PersonPicture.css";

interface PersonPictureProps {
  readonly personKey: PersonPicture_person$key;
  /** Edge in pixels. */
  readonly size?: number;
}

/** A person's picture, or their initials, with a dot that says whether they are online; words say it too. */
export function PersonPicture({ personKey, size = 36 }: PersonPictureProps) {
  const { t } = useLingui();
  const { name, pictureUrl, isOnline } = useFragment(
    graphql`
      fragment PersonPicture_person on ChatPerson {
        name
        pictureUrl
        isOnline
      }
    `,
    personKey,
  );
  return (
    <span className="chat-picture">
      <Avatar name={name} src={pictureUrl ?? undefined} size={size} />
      <span className="chat-presence" data-online={isOnline || undefined} />
      <VisuallyHidden>{isOnline ? t`Online` : t`Offline`}</VisuallyHidden>
    </span>
  );
}
