import { Icon, type IconShape } from "./Icon.tsx";
import "./NativeChoice.css";

export interface NativeChoiceProps {
  icon: IconShape;
  label: string;
  /** The id of the option in force. */
  value: string;
  options: readonly { readonly id: string; readonly label: string }[];
  onChange: (id: string) => void;
}

/** The browser's own list under an icon: for pages that must be light, where a menu would weigh more than the page. */
export function NativeChoice({ icon, label, value, options, onChange }: NativeChoiceProps) {
  return (
    <span className="ui-native-choice">
      <Icon of={icon} />
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
