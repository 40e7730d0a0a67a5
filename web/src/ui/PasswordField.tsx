import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldBehaviour, FieldTextProps } from "./FieldParts.tsx";
import { useFieldValidation } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import "./PasswordField.css";

export interface PasswordFieldProps
  extends FieldTextProps, FieldRules<string>, FieldBehaviour<Omit<AriaTextFieldProps, "type">> {
  /** Name of the button that shows and hides the characters; its pressed state says which. */
  showLabel: string;
}

/** A password with a button that shows it (decision D-23). A space is a character here like any other. */
export function PasswordField({
  label,
  description,
  required,
  validate,
  errorMessage,
  showLabel,
  ...props
}: PasswordFieldProps) {
  const validation = useFieldValidation({ required, validate, errorMessage }, isEmpty);
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      {...validation}
      type={isShown ? "text" : "password"}
      className="ui-field"
      data-field={props.name}
    >
      <FieldLabel isRequired={validation.isRequired}>{label}</FieldLabel>
      <div className="ui-input-box">
        <Input className="ui-input" spellCheck={false} autoCapitalize="none" />
        <Button
          className="ui-password-show"
          aria-label={showLabel}
          aria-pressed={isShown}
          onPress={() => setIsShown((shown) => !shown)}
          {...(props.isDisabled ? { isDisabled: true } : {})}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </Button>
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}

function isEmpty(value: string): boolean {
  return value === "";
}
