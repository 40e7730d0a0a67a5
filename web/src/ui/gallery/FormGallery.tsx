import { t } from "@lingui/core/macro";
import { PageHeader } from "../PageHeader.tsx";
import { ButtonSpecimens } from "./ButtonSpecimens.tsx";
import { ChoiceSpecimens } from "./ChoiceSpecimens.tsx";
import { ColourSpecimen } from "./ColourSpecimen.tsx";
import { FieldSpecimens } from "./FieldSpecimens.tsx";
import { FormSpecimen } from "./FormSpecimen.tsx";
import { SectionSpecimens } from "./SectionSpecimens.tsx";

/** Reference page of form controls in every state (decision D-04). */
export function FormGallery() {
  return (
    <>
      <PageHeader title={t`Forms`} description={t`Buttons, fields and forms in every state.`} />
      <div className="gallery">
        <ButtonSpecimens />
        <FormSpecimen />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <SectionSpecimens />
        <ColourSpecimen />
      </div>
    </>
  );
}
