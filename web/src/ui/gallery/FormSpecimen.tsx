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

const parents = [
  { id: "1", label: "Kitchen" },
  { id: "2", label: "Garden" },
];

/** A whole form: send it empty, then as "Taken" for a response of the server. */
export function FormSpecimen() {
  const [errors, setErrors] = useState<ValidationErrors>({});
  function respond(values: FormData) {
    const isTaken = values.get("input.name") === "Taken";
    setErrors(
      isTaken ? { "input.name": "A category of this name exists", "input.other": "A stray issue" } : {},
    );
    if (!isTaken) showToast({ title: "Category added" });
  }
  return (
    <Specimen name="Form with error summary">
      <Form onSubmit={respond} summaryTitle="Please check these fields" validationErrors={errors}>
        <TextField label="Name" name="input.name" required="Name is required" />
        <FormRow>
          <Select
            label="Level 1 category"
            name="input.parentId"
            options={parents}
            placeholder="Choose a category"
            required="Level 1 category is required"
          />
          <NumberField label="Order" name="input.order" required="Order is required" minValue={1} />
        </FormRow>
        <Checkbox name="input.isShown">Show on the storefront</Checkbox>
        <FormActions>
          <Button>Cancel</Button>
          <Button type="submit" variant="primary">
            Add category
          </Button>
        </FormActions>
      </Form>
    </Specimen>
  );
}
