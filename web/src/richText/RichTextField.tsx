import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { use, useId, useState } from "react";
import { Group } from "react-aria-components/Group";
import { Button } from "#/ui/Button.tsx";
import { FormAttemptContext, FormIssuesContext } from "#/ui/formAttempt.ts";
import { Icon } from "#/ui/Icon.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { useEditorChunk } from "./useEditorChunk.ts";
import { FieldNote } from "#/ui/FieldParts.tsx";
import "#/ui/FieldParts.css";
import "./richText.css";

/** Characters of HTML that the gateway keeps (decision D-35). */
const longest = 20_000;

export interface RichTextFieldProps {
  readonly label: string;
  /** Dotted path of the input's field, so that the gateway's issues find it. */
  readonly name: string;
  /** HTML; an empty text when nothing is written. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** In pixels: 200 for products, 300 on the company's screens, 400 at the onboarding (decision D-46). */
  readonly minimumHeight: 200 | 300 | 400;
  readonly isRequired?: boolean;
  /** Said when it is required and empty, word for word. */
  readonly message?: string;
  readonly description?: string;
}

/** A text with headings, lists and links. The editor comes in a chunk of its own, with the first field that needs it. */
export function RichTextField({
  label,
  name,
  value,
  onChange,
  minimumHeight,
  isRequired = false,
  message,
  description,
}: RichTextFieldProps) {
  const { t } = useLingui();
  const ids = { label: useId(), description: useId(), problem: useId() };
  const { Editor, hasFailed, retry } = useEditorChunk();
  const missing = isRequired ? (message ?? t`This is required`) : undefined;
  const problem = useProblem(name, value, missing, t`Must have at most ${longest} characters`);
  return (
    <Group
      className="ui-field rich-text-field"
      aria-labelledby={ids.label}
      data-field={name}
      isInvalid={problem !== undefined}
    >
      <span className="ui-label" id={ids.label}>
        <span data-field-label data-required={isRequired || undefined}>
          {label}
        </span>
      </span>
      <div className="rich-text-box" data-height={minimumHeight}>
        {Editor ? (
          <Editor
            value={value}
            onChange={onChange}
            labelId={ids.label}
            describedBy={`${ids.description} ${ids.problem}`}
            isRequired={isRequired}
            isInvalid={problem !== undefined}
          />
        ) : (
          <div className="rich-text-waiting" aria-busy={!hasFailed}>
            {hasFailed && (
              <>
                <p>{t`The editor could not be loaded.`}</p>
                <Button size="small" onPress={retry}>{t`Try again`}</Button>
              </>
            )}
          </div>
        )}
      </div>
      <span className="ui-field-description" id={ids.description}>
        {description}
        <FieldNote name={name} />
        <VisuallyHidden>{t`Alt+F10 goes to the formatting.`}</VisuallyHidden>
      </span>
      <span id={ids.problem}>
        {problem !== undefined && (
          <span className="ui-field-problem">
            <Icon of={CircleAlert} size={14} />
            <span data-field-problem>{problem}</span>
          </span>
        )}
      </span>
    </Group>
  );
}

/** As in every field: the gateway's issue until something is typed; our own rules after the first attempt, then live. */
function useProblem(name: string, value: string, missing: string | undefined, tooLong: string) {
  const wasAttempted = use(FormAttemptContext);
  const issues = use(FormIssuesContext);
  const [handled, setHandled] = useState({ issues, value });
  if (handled.issues !== issues) setHandled({ issues, value });
  const said = handled.value === value ? issues[name] : undefined;
  if (said !== undefined) return [said].flat().join(" ");
  if (!wasAttempted) return undefined;
  if (value === "") return missing;
  return value.length > longest ? tooLong : undefined;
}
