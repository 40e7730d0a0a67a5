import { CircleAlert } from "lucide-react";
import { type ReactNode, use, useId } from "react";
import { FormAttemptContext, FormIssuesContext } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import "./FieldParts.css";
import "./FieldSet.css";

interface FieldSetProps {
  /** Dotted path of the input's field, so that the gateway's issues find it. */
  readonly name: string;
  /** What the part is called in the form's summary, and to screen readers. */
  readonly label: string;
  /** What is wrong with the part as a whole; shown after the first attempt. */
  readonly message: string | null;
  readonly children: ReactNode;
}

/** A part of a form that is answered by more than one control, such as a table of rows, with a message of its own. */
export function FieldSet({ name, label, message, children }: FieldSetProps) {
  const id = useId();
  const wasAttempted = use(FormAttemptContext);
  const issues = [use(FormIssuesContext)[name] ?? []].flat();
  const problem = (wasAttempted ? message : null) ?? issues[0];
  return (
    <fieldset
      className="ui-field ui-field-set"
      aria-describedby={`${id}-problem`}
      data-field={name}
      data-invalid={problem ? true : undefined}
    >
      <legend>
        <VisuallyHidden>
          <span data-field-label>{label}</span>
        </VisuallyHidden>
      </legend>
      {children}
      <span id={`${id}-problem`}>
        {problem && (
          <span className="ui-field-problem">
            <Icon of={CircleAlert} size={14} />
            <span data-field-problem>{problem}</span>
          </span>
        )}
      </span>
    </fieldset>
  );
}
