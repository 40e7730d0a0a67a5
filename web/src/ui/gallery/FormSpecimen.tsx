import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../Button.tsx";
import { Checkbox } from "../Checkbox.tsx";
import { Form } from "../Form.tsx";
import { FormActions, FormRow } from "../FormRow.tsx";
import type { ValidationErrors } from "../formProblems.ts";
import { NumberField } from "../NumberField.tsx";
import { Select } from "../Select.tsx";
import { showToast } from "../toastQueue.ts";
import { TextField } from "../TextField.tsx";
import { Specimen } from "./Specimen.tsx";

const parents = () => [
  { id: "1", label: t`Kitchen` },
  { id: "2", label: t`Garden` },
];

/** A whole form: send it empty, then as "Taken" for a response of the server. */
export function FormSpecimen() {
  const [errors, setErrors] = useState<ValidationErrors>({});
  function respond(values: FormData) {
    const isTaken = values.get("input.name") === "Taken";
    setErrors(
      isTaken ? { "input.name": t`A category of this name exists`, "input.other": t`A stray issue` } : {},
    );
    if (!isTaken) showToast({ title: t`Category added` });
  }
  return (
    <Specimen name={t`Form with error summary`}>
      <Form onSubmit={respond} summaryTitle={t`Please check these fields`} validationErrors={errors}>
        <TextField label={t`Name`} name="input.name" required={t`Name is required`} />
        <FormRow>
          <Select
            label={t`Level 1 category`}
            name="input.parentId"
            options={parents()}
            placeholder={t`Choose a category`}
            required={t`Level 1 category is required`}
          />
          <NumberField label={t`Order ID`} name="input.order" required={t`Order is required`} minValue={1} />
        </FormRow>
        <Checkbox name="input.isShown">{t`Show on the storefront`}</Checkbox>
        <FormActions>
          <Button>{t`Cancel`}</Button>
          <Button type="submit" variant="primary">
            {t`Add category`}
          </Button>
        </FormActions>
      </Form>
    </Specimen>
  );
}
