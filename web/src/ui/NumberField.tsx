import { NumberParser } from "@internationalized/number";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import type { NumberFieldProps as AriaNumberFieldProps } from "react-aria-components/NumberField";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldBehaviour, FieldTextProps } from "./FieldParts.tsx";
import { useFieldValidation } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import { plainLocale } from "./plainLocale.ts";
import "./NumberField.css";

export interface NumberFieldProps
  extends FieldTextProps, FieldRules<number>, FieldBehaviour<AriaNumberFieldProps> {
  placeholder?: string;
  /** "₹" or "%": a sign beside the digits. Say the unit in the label too. */
  prefix?: string;
  suffix?: string;
  /** Plus and minus buttons, for counts and order numbers; both labels come from the catalogue. */
  steppers?: { increase: string; decrease: string };
  /** What looks wrong and may be saved all the same; it follows each keystroke. */
  warning?: ((value: number) => string | undefined) | undefined;
  /** How far the steppers go down. Less that was typed stays as it is; `validate` says what is wrong with it. */
  minValue?: number;
}

/**
 * A number in the reader's own digits and separators. An empty field is NaN to `validate`, "" in a form. The value
 * changes on leaving the field, but the messages follow each keystroke: one that went away only on leaving would move
 * the button that is being pressed.
 */
export function NumberField({
  label,
  description,
  required,
  validate,
  errorMessage,
  placeholder = "",
  prefix,
  suffix,
  steppers,
  warning,
  minValue,
  formatOptions,
  ...props
}: NumberFieldProps) {
  const locale = plainLocale(useLocale().locale);
  // React Aria rounds to what the format shows. What was typed stays as it is, and `validate` says what is wrong with it.
  const digits = { maximumFractionDigits: 20, ...formatOptions };
  const [typed, setTyped] = useState<number | null>(null);
  const validation = useFieldValidation({ required, validate, errorMessage }, Number.isNaN);
  const given = typed ?? props.value ?? Number.NaN;
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        {...props}
        {...validation}
        {...(minValue !== undefined && { minValue: given < minValue ? given : minValue })}
        formatOptions={digits}
        validate={(value) => validation.validate(typed ?? value)}
        onChange={(value) => {
          setTyped(null);
          props.onChange?.(value);
        }}
        className="ui-field"
        data-field={props.name}
      >
        <FieldLabel isRequired={validation.isRequired}>{label}</FieldLabel>
        <Group className="ui-input-box">
          {prefix && (
            <span className="ui-input-affix" aria-hidden>
              {prefix}
            </span>
          )}
          <Input
            className="ui-input ui-number-input"
            placeholder={placeholder}
            onInput={(event) => setTyped(new NumberParser(locale, digits).parse(event.currentTarget.value))}
            onBlur={() => setTyped(null)}
          />
          {suffix && (
            <span className="ui-input-affix ui-number-suffix" aria-hidden>
              {suffix}
            </span>
          )}
          {steppers && (
            <>
              <Button slot="decrement" className="ui-number-step" aria-label={steppers.decrease}>
                <Icon of={Minus} size={14} />
              </Button>
              <Button slot="increment" className="ui-number-step" aria-label={steppers.increase}>
                <Icon of={Plus} size={14} />
              </Button>
            </>
          )}
        </Group>
        <FieldDescription name={props.name} warning={warning?.(given)} isKept>
          {description}
        </FieldDescription>
        <FieldProblem message={errorMessage} />
      </AriaNumberField>
    </I18nProvider>
  );
}
