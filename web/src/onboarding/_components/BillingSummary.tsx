import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BillingSummary_company$key } from "#/__generated__/BillingSummary_company.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { FormSection } from "#/ui/FormSection.tsx";
import { Link } from "#/ui/Link.tsx";
import { ReadOnlyFacts } from "./ReadOnlyFacts.tsx";

/** Where bills go, as step 2 has saved it. */
export function BillingSummary({ companyKey }: { companyKey: BillingSummary_company$key }) {
  const { t } = useLingui();
  const { billingName, gstinNumber, billingAddress } = useFragment(
    graphql`
      fragment BillingSummary_company on Company {
        billingName
        gstinNumber
        billingAddress {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          province
          country
        }
      }
    `,
    companyKey,
  );
  const { line1, line2, streetNumber, streetName, area, region, postalCode, province, country } =
    billingAddress;
  const street = [streetNumber, streetName].filter(Boolean).join(" ");
  const address = [line1, line2, street, area, region, postalCode, province, country]
    .filter(Boolean)
    .join(", ");
  return (
    <FormSection
      title={t`Billing`}
      description={t`Where bills go.`}
      action={<Link href={signupStepAddress(2)}>{t`Change in step 2`}</Link>}
    >
      <ReadOnlyFacts
        facts={[
          [t`Billing name`, billingName],
          [t`GSTIN number`, gstinNumber],
          [t`Billing address`, address],
        ]}
      />
    </FormSection>
  );
}
