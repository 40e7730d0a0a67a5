import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { Label } from "react-aria-components/Label";
import "./ProgressBar.css";

export interface ProgressBarProps {
  label: string;
  /** From 0 to `maximum`; leave it out while the length of the work is unknown. */
  value?: number;
  maximum?: number;
  /** What stands at the end of the line ("37 of 120 rows"); percent without it. */
  valueLabel?: string;
}

/** Long work: uploads in percent, imports in rows. */
export function ProgressBar({ label, value, maximum = 100, valueLabel }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className="ui-progress"
      maxValue={maximum}
      isIndeterminate={value === undefined}
      {...(value === undefined ? {} : { value })}
      {...(valueLabel ? { valueLabel } : {})}
    >
      {({ percentage, valueText }) => (
        <>
          <span className="ui-progress-words">
            <Label>{label}</Label>
            <span className="ui-progress-value">{valueText}</span>
          </span>
          <span className="ui-progress-track">
            <span className="ui-progress-fill" style={{ inlineSize: `${percentage ?? 35}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
