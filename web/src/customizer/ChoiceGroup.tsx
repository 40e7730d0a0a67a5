import { Check } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Icon } from "#/ui/Icon.tsx";
import "./ChoiceGroup.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What it looks like; decoration, the name says it in words. */
  readonly picture: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  /** The label is for screen readers alone, because the place says it already. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  /** null: what is chosen stands in another group. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly columns: 2 | 3 | 4 | 6;
  /** Beside the label: a way back to what decides without a choice. */
  readonly tool?: ReactNode;
}

/** One of a few looks, each drawn small. Choosing applies it, so the arrows try one after the other. */
export function ChoiceGroup<Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  columns,
  tool,
}: ChoiceGroupProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
  };
  // What shows may follow from the language or the system. Pressing it chooses it, though nothing changes.
  const chooseAgain = ({ target }: MouseEvent) => {
    const radio = target instanceof Element ? target.closest("label")?.querySelector("input") : null;
    if (radio) choose(radio.value);
  };
  return (
    <RadioGroup
      className="customizer-group"
      orientation="horizontal"
      value={value}
      onChange={choose}
      {...(isLabelHidden && { "aria-label": label })}
    >
      {!isLabelHidden && (
        <div className="customizer-group-head">
          <Label className="customizer-label">{label}</Label>
          {tool}
        </div>
      )}
      <div className="customizer-choices" data-columns={columns} onClickCapture={chooseAgain}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="customizer-choice">
            <span className="customizer-picture" aria-hidden>
              {choice.picture}
              <span className="customizer-mark">
                <Icon of={Check} size={11} />
              </span>
            </span>
            <span className="customizer-name">{choice.name}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
