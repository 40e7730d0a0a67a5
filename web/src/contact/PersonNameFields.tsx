import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { PersonDraft } from "./personDraft.ts";

type Names = Pick<PersonDraft, "firstName" | "lastName">;

interface PersonNameFieldsProps {
  /** Stands before the names of the fields: empty, or like `administrator.`. */
  readonly path: string;
  readonly values: Names;
  readonly onChange: (change: Partial<Names>) => void;
  /** Whoever fills the form in is the person: the browser may help with what it knows. */
  readonly isSelf: boolean;
}

/** First and last name of somebody; who has no last name leaves it empty. */
export function PersonNameFields({ path, values, onChange, isSelf }: PersonNameFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const { field } = bindFields({ draft: values, onChange }, path);
  const atMost = useLengthRule();
  return (
    <FormRow>
      <TextField
        {...field("firstName")}
        label={t`First Name`}
        required={t`First Name is required`}
        validate={atMost(limits.name)}
        autoComplete={isSelf ? "given-name" : "off"}
      />
      <TextField
        {...field("lastName")}
        label={t`Last Name`}
        validate={atMost(limits.name)}
        autoComplete={isSelf ? "family-name" : "off"}
      />
    </FormRow>
  );
}
