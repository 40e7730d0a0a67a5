import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldBehaviour, FieldTextProps } from "./FieldParts.tsx";
import { isBlank, useFieldValidation } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import { textDirection } from "./textDirection.ts";
import "./TextArea.css";

export interface TextAreaProps
  extends FieldTextProps, FieldRules<string>, FieldBehaviour<AriaTextFieldProps> {
  placeholder?: string;
  /** Lines shown before it grows with its text. */
  rows?: number;
}

/** Several lines of plain text. */
export function TextArea({
  label,
  description,
  required,
  validate,
  errorMessage,
  placeholder = "",
  rows = 3,
  ...props
}: TextAreaProps) {
  const validation = useFieldValidation({ required, validate, errorMessage }, isBlank);
  return (
    <AriaTextField {...props} {...validation} className="ui-field" data-field={props.name}>
      <FieldLabel isRequired={validation.isRequired}>{label}</FieldLabel>
      <div className="ui-input-box">
        <AriaTextArea
          className="ui-input ui-text-area"
          rows={rows}
          placeholder={placeholder}
          dir={textDirection(props.value)}
          style={{ "--rows": rows }}
        />
      </div>
      <FieldDescription name={props.name}>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
    </AriaTextField>
  );
}
