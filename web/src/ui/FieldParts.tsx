import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, use } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { FieldNotesContext } from "./FieldNotesContext.ts";
import { Icon } from "./Icon.tsx";
import "./FieldParts.css";

/** What every field says in words. */
export interface FieldTextProps {
  label: string;
  /** One short line under the control: format, unit, limit. */
  description?: ReactNode;
}

/** React Aria's own field props, less what our wrappers decide. */
export type FieldBehaviour<AriaProps> = Omit<
  AriaProps,
  | "children"
  | "className"
  | "style"
  | "validate"
  | "isInvalid"
  | "isRequired"
  // A browser cuts at it without a word. A limit is a rule that says so: `validate`.
  | "maxLength"
  | "validationBehavior"
  | "render"
>;

export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired: boolean }) {
  return (
    <Label className="ui-label">
      <span data-field-label data-required={isRequired || undefined}>
        {children}
      </span>
    </Label>
  );
}

/** What somebody has said of the field of this name. */
export function FieldNote({ name = "" }: { readonly name?: string | undefined }) {
  const note = use(FieldNotesContext)[name];
  return note === undefined ? null : (
    <span className="ui-field-warning" data-field-note>
      <Icon of={TriangleAlert} size={14} />
      <span dir="auto">{note}</span>
    </span>
  );
}

interface FieldDescriptionProps {
  /** The field's name, where something may have been said of it. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
  /** What looks wrong and may be saved all the same. */
  readonly warning?: string | undefined;
  /** Something may be said later: React Aria ties to the control only what is there from the start. */
  readonly isKept?: boolean;
}

/** Stays when the field is invalid: the format it explains is what the user then needs. */
export function FieldDescription({ name = "", children, warning, isKept = false }: FieldDescriptionProps) {
  const isNoted = use(FieldNotesContext)[name] !== undefined;
  return children || warning || isKept || isNoted ? (
    <Text slot="description" className="ui-field-description">
      {children}
      <FieldNote name={name} />
      {warning && (
        <span className="ui-field-warning">
          <Icon of={TriangleAlert} size={14} />
          <span>{warning}</span>
        </span>
      )}
    </Text>
  ) : null;
}

/** The field's message, from its own rules, from the form's server errors, or from `message`. */
export function FieldProblem({ message }: { message?: string | undefined }) {
  return (
    <FieldError className="ui-field-problem">
      {({ validationErrors }) => (
        <>
          <Icon of={CircleAlert} size={14} />
          <span data-field-problem>{message ?? validationErrors.join(" ")}</span>
        </>
      )}
    </FieldError>
  );
}
