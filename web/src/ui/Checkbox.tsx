import type { ReactNode } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import type { CheckboxFieldProps } from "react-aria-components/Checkbox";
import { FieldDescription, FieldProblem } from "./FieldParts.tsx";
import type { FieldBehaviour } from "./FieldParts.tsx";
import { useFieldValidation } from "./formAttempt.ts";
import type { FieldRules } from "./formAttempt.ts";
import "./Checkbox.css";

export interface CheckboxProps extends FieldRules<boolean>, FieldBehaviour<CheckboxFieldProps> {
  /** The label. Leave it out only with `aria-label` or in a table row, which names its checkbox itself. */
  children?: ReactNode;
  description?: ReactNode;
}

export function Checkbox({
  children,
  description,
  required,
  validate,
  errorMessage,
  ...props
}: CheckboxProps) {
  const validation = useFieldValidation({ required, validate, errorMessage }, isUnticked);
  return (
    <CheckboxField {...props} {...validation} className="ui-field ui-checkbox-field" data-field={props.name}>
      <CheckboxButton className="ui-checkbox">
        {({ isIndeterminate }) => (
          <>
            <span className="ui-checkbox-box">
              <svg viewBox="0 0 14 14" fill="none" aria-hidden>
                {isIndeterminate ? <path d="M3.5 7h7" /> : <path d="M3 7.4 5.8 10 11 4.4" />}
              </svg>
            </span>
            {children && <span data-field-label>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <FieldDescription name={props.name}>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
    </CheckboxField>
  );
}

function isUnticked(isSelected: boolean): boolean {
  return !isSelected;
}
