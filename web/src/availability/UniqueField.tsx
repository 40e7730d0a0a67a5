import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { TextField, type TextFieldProps } from "#/ui/TextField.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { AvailabilityCheck } from "./AvailabilityCheck.ts";
import "./availability.css";

interface UniqueFieldProps extends Omit<
  TextFieldProps,
  "errorMessage" | "inputRef" | "onBlur" | "onChange" | "type" | "value"
> {
  readonly check: AvailabilityCheck;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Whether the text is complete enough to be looked up. */
  readonly isComplete: (value: string) => boolean;
  /** What is said when the name is taken, word for word. */
  readonly taken: string;
  /** Shown while nothing is known. */
  readonly description?: ReactNode;
}

/**
 * A field whose text must be nobody else's. It is looked up when the field is left; a taken name stays where it is,
 * selected, so that the next key replaces it (decision D-32). Its type is text: in an e-mail field no script may select.
 */
export function UniqueField({
  check,
  value,
  onChange,
  isComplete,
  taken,
  description,
  ...field
}: UniqueFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const known = useSyncExternalStore(check.subscribe, check.state);

  useEffect(() => {
    // Not select(): that would take the focus away from the field where somebody is typing by now.
    if (known === "taken") input.current?.setSelectionRange(0, input.current.value.length);
  }, [known]);
  useEffect(() => () => check.forget(), [check]);

  const unchecked = t`This could not be checked just now. It is checked when you send the form.`;
  const words = {
    unknown: description,
    checking: t`Checking…`,
    free: t`This is available.`,
    taken: description,
    unchecked,
  };
  return (
    <div>
      <TextField
        {...field}
        inputRef={input}
        value={value}
        onChange={(typed) => {
          check.forget();
          onChange(typed);
        }}
        onBlur={() => isComplete(value) && check.ask(value.trim())}
        description={
          known === "free" ? (
            <>
              {description} <span className="unique-field-free">{words.free}</span>
            </>
          ) : (
            words[known]
          )
        }
        errorMessage={known === "taken" ? taken : undefined}
      />
      <VisuallyHidden isStatus>
        {known === "taken" ? taken : known === "unchecked" && unchecked}
      </VisuallyHidden>
    </div>
  );
}
