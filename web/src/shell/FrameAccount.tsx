import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Avatar } from "#/ui/Avatar.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Menu } from "#/ui/Menu.tsx";
import type { MenuAction, MenuGroup } from "#/ui/Menu.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { FrameIdentity } from "./Sidebar.tsx";

interface FrameAccountProps {
  identity: FrameIdentity;
  /** Name of the button for screen readers; the user's name follows it. */
  label: string;
  actions: readonly (MenuAction | MenuGroup)[];
  onAction: (id: string) => void;
}

/** The signed-in user at the end of the header, and what they can do with their account. */
export function FrameAccount({ identity: { user }, label, actions, onAction }: FrameAccountProps) {
  return (
    <Menu
      label={label}
      items={actions}
      onAction={onAction}
      trigger={
        <Button className="shell-account">
          <VisuallyHidden>{label}</VisuallyHidden>
          <Avatar name={user.name} src={user.pictureUrl} size={28} />
          <span className="shell-account-name">{user.name}</span>
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
    />
  );
}
