import type { ReactNode } from "react";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import type { SwitchFieldProps } from "react-aria-components/Switch";
import { FieldDescription } from "./FieldParts.tsx";
import type { FieldBehaviour } from "./FieldParts.tsx";
import "./Switch.css";

export interface SwitchProps extends FieldBehaviour<SwitchFieldProps> {
  children: ReactNode;
  description?: ReactNode;
}

/** A setting that takes effect at once or shows and hides a part of a form. For consent use a Checkbox. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className="ui-field ui-switch-field" data-field={props.name}>
      <SwitchButton className="ui-switch">
        <span className="ui-switch-track">
          <span className="ui-switch-thumb" />
        </span>
        <span data-field-label>{children}</span>
      </SwitchButton>
      <FieldDescription name={props.name}>{description}</FieldDescription>
    </SwitchField>
  );
}
