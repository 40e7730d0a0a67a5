import { IconButton, type IconButtonProps } from "./IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import "./CountButton.css";

export interface CountButtonProps extends IconButtonProps {
  /** How much is new: 0 shows no number, and more than 99 is not counted. */
  count: number;
  /** The same in words, after the name: "3 unread messages". */
  countText: string;
}

/** A button of the header with the number of what is new behind it. */
export function CountButton({ label, count, countText, ...props }: CountButtonProps) {
  return (
    <span className="ui-count-button">
      <Tooltip text={label} placement="bottom">
        <IconButton {...props} label={count > 0 ? `${label}, ${countText}` : label} />
      </Tooltip>
      {count > 0 && (
        <span className="ui-count-button-count" aria-hidden>
          {countLabel(count)}
        </span>
      )}
    </span>
  );
}

/** A number where there is little room. */
export const countLabel = (count: number): string => (count > 99 ? "99+" : String(count));
