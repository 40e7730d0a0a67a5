import { useLingui } from "@lingui/react/macro";
import { TextField } from "#/ui/TextField.tsx";

interface BrandFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a brand: required (Document 2 §5), unique in the company in upper or lower case. */
export function BrandField({ value, onChange }: BrandFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="name"
      label={t`Brand Name`}
      required={t`Brand Name is required`}
      maxLength={120}
      value={value}
      onChange={onChange}
      autoComplete="off"
    />
  );
}
