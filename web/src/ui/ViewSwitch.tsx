import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";
import "./ViewSwitch.css";

export interface ViewSwitchProps {
  /** What is chosen here, for screen readers ("View"). */
  label: string;
  views: readonly { id: string; label: string; icon: IconShape }[];
  value: string;
  onChange: (id: string) => void;
}

/** One of a few ways to look at the same records; each shows its drawing and is named by its label. */
export function ViewSwitch({ label, views, value, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="ui-view-switch"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([id]) => id !== undefined && onChange(String(id))}
    >
      {views.map((view) => (
        <ToggleButton key={view.id} id={view.id} className="ui-view-switch-choice" aria-label={view.label}>
          <Icon of={view.icon} size={16} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
