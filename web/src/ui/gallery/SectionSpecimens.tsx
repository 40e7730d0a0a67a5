import { t } from "@lingui/core/macro";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { FieldSet } from "../FieldSet.tsx";
import { Form } from "../Form.tsx";
import { FormActions, FormRow } from "../FormRow.tsx";
import { FormCard } from "../FormCard.tsx";
import { FormSection } from "../FormSection.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { NumberField } from "../NumberField.tsx";
import { Steps } from "../Steps.tsx";
import { TextField } from "../TextField.tsx";
import { Specimen } from "./Specimen.tsx";

const names = () => [t`Details`, t`Images`, t`Price and variants`, t`Discounts`];
const stateNames = () => ({ current: t`current step`, done: t`done`, ahead: t`not yet` });

/** Tasks in steps, and long forms in sections: at work, and before their values are here. */
export function SectionSpecimens() {
  return (
    <>
      <div className="gallery-wide">
        <Card title={t`Steps: the first, in the middle, all done`}>
          <div className="gallery-states">
            <Sample label={t`Steps of something new`} current={1} done={0} />
            <Sample label={t`Steps half way`} current={3} done={2} />
            <Sample label={t`Steps of something finished`} current={4} done={4} />
          </div>
        </Card>
      </div>
      <div className="gallery-wide">
        <FormCard>
          <FormSection title={t`Business`} description={t`What you sell under.`}>
            <FormRow>
              <TextField label={t`Business Name`} defaultValue="Verdant" />
              <TextField label={t`Legal Name`} defaultValue="Verdant Green Goods Private Limited" />
            </FormRow>
            <TextField label={t`Vertical`} defaultValue={t`Sustainable living`} />
          </FormSection>
          <FormSection
            title={t`Variants`}
            description={t`Sizes, packs and colours of the product.`}
            action={<Button size="small">{t`Add variant`}</Button>}
            isWide
          >
            <p>{t`What needs the whole width stands below its header.`}</p>
          </FormSection>
        </FormCard>
      </div>
      <FormSkeleton rows={3} />
      <Specimen name={t`Fields with one message`}>
        <Form summaryTitle={t`Please check these fields`} onSubmit={() => undefined}>
          <FieldSet
            name="slabs"
            label={t`Volume discounts`}
            message={t`Each slab begins above the one before it`}
          >
            <FormRow>
              <NumberField label={t`From`} defaultValue={5} />
              <NumberField label={t`Discount`} suffix="%" defaultValue={10} />
            </FormRow>
          </FieldSet>
          <FormActions>
            <Button type="submit" variant="primary">
              {t`Save`}
            </Button>
          </FormActions>
        </Form>
      </Specimen>
    </>
  );
}

function Sample({ label, current, done }: { label: string; current: number; done: number }) {
  return (
    <Steps
      label={label}
      current={current}
      stateNames={stateNames()}
      steps={names().map((name, index) => ({
        number: index + 1,
        name,
        isDone: index < done,
        href: index <= done ? "/form" : undefined,
      }))}
    />
  );
}
