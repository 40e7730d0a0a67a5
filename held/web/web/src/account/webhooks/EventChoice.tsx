import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { useEventTexts } from "./useEventTexts.ts";

interface EventChoiceProps {
  /** What can be told of. */
  readonly types: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** All of a noun, everything, and single types that a program has chosen. */
function optionsOf(types: readonly string[], chosen: readonly string[]): string[] {
  const nouns = types.map((type) => `${type.slice(0, type.indexOf("."))}.*`);
  return [...new Set(["*", ...nouns, ...chosen])];
}

/** Which events are told. */
export function EventChoice({ types, value, onChange }: EventChoiceProps) {
  const { t } = useLingui();
  const { eventName } = useEventTexts();
  return (
    <fieldset className="account-rights" data-field="types">
      <legend className="ui-label">
        <span data-field-label>{t`Events`}</span>
      </legend>
      {optionsOf(types, value).map((type) => (
        <Checkbox
          key={type}
          isSelected={value.includes(type)}
          onChange={(isTicked) =>
            onChange(isTicked ? [...value, type] : value.filter((other) => other !== type))
          }
        >
          {type === "*" ? eventName(type) : <code dir="ltr">{type}</code>}
        </Checkbox>
      ))}
    </fieldset>
  );
}
