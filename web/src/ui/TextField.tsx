import type { Ref } from "react";
import { useId } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldBehaviour, FieldTextProps } from "./FieldParts.tsx";
import { isBlank, useFieldValidation } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import { textDirection } from "./textDirection.ts";

export interface TextFieldProps
  extends FieldTextProps, FieldRules<string>, FieldBehaviour<AriaTextFieldProps> {
  placeholder?: string;
  /** Fixed text inside the box, before what is typed ("https://", "₹"). Say it in the label too. */
  prefix?: string;
  /** The same after it ("%", ".verdant.test"). */
  suffix?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What looks wrong and may be saved all the same. */
  warning?: string | undefined;
  /** Answers that many give; anything else may be typed as well. The browser lists them. */
  suggestions?: readonly string[];
}

/** One line of text. `name` is the dotted path of the input's field, so that server issues find it. */
export function TextField({
  label,
  description,
  required,
  validate,
  errorMessage,
  placeholder = "",
  prefix,
  suffix,
  inputRef = null,
  suggestions,
  warning,
  ...props
}: TextFieldProps) {
  const validation = useFieldValidation({ required, validate, errorMessage }, isBlank);
  const list = useId();
  return (
    <AriaTextField {...props} {...validation} className="ui-field" data-field={props.name}>
      <FieldLabel isRequired={validation.isRequired}>{label}</FieldLabel>
      <div className="ui-input-box">
        {prefix && (
          <span className="ui-input-affix" aria-hidden>
            {prefix}
          </span>
        )}
        <Input
          className="ui-input"
          placeholder={placeholder}
          ref={inputRef}
          dir={textDirection(props.value)}
          {...(suggestions ? { list } : {})}
        />
        {suffix && (
          <span className="ui-input-affix" aria-hidden>
            {suffix}
          </span>
        )}
      </div>
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
      <FieldDescription name={props.name} warning={warning} isKept>
        {description}
      </FieldDescription>
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}
