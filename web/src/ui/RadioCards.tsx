import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import type { ReactNode } from "react";
import "./RadioCards.css";

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** A few words beside the title. */
  readonly note?: ReactNode;
  /** What is chosen; a long one scrolls. */
  readonly content: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The whole of each is shown, however long: what is compared must not hide. */
  isWhole?: boolean;
}

/** A choice between few things that want to be seen side by side. */
export function RadioCards<Value extends string>({
  label,
  cards,
  value,
  onChange,
  isWhole = false,
}: RadioCardsProps<Value>) {
  const choose = (chosen: string) => {
    const card = cards.find((one) => one.value === chosen);
    if (card) onChange(card.value);
  };
  return (
    <RadioGroup className="ui-radio-cards" data-whole={isWhole || undefined} value={value} onChange={choose}>
      <Label className="ui-label">{label}</Label>
      <div className="ui-radio-cards-row">
        {cards.map((card) => (
          <Radio key={card.value} value={card.value} className="ui-radio-card">
            <span className="ui-radio-card-head">
              <span className="ui-radio-card-dot" />
              <span className="ui-radio-card-title">{card.title}</span>
              {card.note && <span className="ui-radio-card-note">{card.note}</span>}
            </span>
            <span className="ui-radio-card-content">{card.content}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
