import { useState } from "react";
import { TextField, type TextFieldProps } from "#/ui/TextField.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { normaliseTaxNumber } from "./taxNumber.ts";

interface TaxNumberFieldProps extends Pick<
  TextFieldProps,
  "label" | "description" | "required" | "validate"
> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (number: string) => void;
  /** What looks wrong about it, see `useTaxNumberWarnings`. */
  readonly warning: string | undefined;
}

/** A tax number. What looks wrong is said once the field is left, and keeps nobody from saving (decision D-38). */
export function TaxNumberField({ onChange, warning, ...field }: TaxNumberFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const said = isTyping ? undefined : warning;
  return (
    <div>
      <TextField
        {...field}
        warning={said}
        onChange={(typed) => onChange(normaliseTaxNumber(typed))}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
        autoComplete="off"
        spellCheck="false"
      />
      <VisuallyHidden isStatus>{said}</VisuallyHidden>
    </div>
  );
}
