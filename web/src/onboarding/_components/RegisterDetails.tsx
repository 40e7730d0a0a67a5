import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RegisterDetails_company$key } from "#/__generated__/RegisterDetails_company.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { businessTypeNames } from "#/company/businessTypes.ts";
import { FormCard } from "#/ui/FormCard.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { ReadOnlyFacts } from "./ReadOnlyFacts.tsx";
import { TitleForm } from "./TitleForm.tsx";

/** Step 1: what was registered, to be read only (Document 1 §2). Only a missing title is asked for (decision D-37). */
export function RegisterDetails({ companyKey }: { companyKey: RegisterDetails_company$key }) {
  const { t, i18n } = useLingui();
  const { day } = useFormats();
  const company = useFragment(
    graphql`
      fragment RegisterDetails_company on Company {
        name
        subdomain
        legalName
        businessType
        verticalName
        verticalDescription
        address {
          line1
          line2
          streetNumber
          streetName
          area
          postalCode
          region
          province
          country
        }
        contact {
          firstName
          lastName
          title
          gender
          dateOfBirth
          phone
          email
        }
        ...TitleForm_company
      }
    `,
    companyKey,
  );
  const { address, contact } = company;
  const typeName = company.businessType && businessTypeNames[company.businessType];
  const genders: Record<string, string> = { MALE: t`Male`, FEMALE: t`Female`, OTHERS: t`Others` };
  return (
    <>
      <FormCard>
        <FormSection
          title={t`Business`}
          description={t`What you sell under, and the address of your storefront.`}
        >
          <ReadOnlyFacts
            facts={[
              [t`Type`, typeName ? i18n._(typeName) : null],
              [t`Business Name`, company.name],
              [t`Legal Name`, company.legalName],
              [t`Subdomain for Business`, company.subdomain],
              [t`Business Vertical Name`, company.verticalName],
              [t`Description`, company.verticalDescription],
            ]}
          />
        </FormSection>
        <FormSection title={t`Address`} description={t`Where the business is registered.`}>
          <ReadOnlyFacts
            facts={[
              [t`Address Line1`, address.line1],
              [t`Address Line2`, address.line2],
              [t`Street No`, address.streetNumber],
              [t`Street Name`, address.streetName],
              [t`Area`, address.area],
              [t`Zip`, address.postalCode],
              [t`Region`, address.region],
              [t`Province`, address.province],
              [t`Country`, address.country],
            ]}
          />
        </FormSection>
        <FormSection
          title={t`Point of Contact`}
          description={t`Who looks after the account. You sign in with this email.`}
        >
          <ReadOnlyFacts
            facts={[
              [t`First Name`, contact?.firstName],
              [t`Last Name`, contact?.lastName],
              [t`Title`, contact?.title],
              [t`Gender`, contact?.gender && genders[contact.gender]],
              [t`Date of Birth`, contact?.dateOfBirth && day(contact.dateOfBirth)],
              [t`Phone`, contact?.phone],
              [t`Email ID`, contact?.email],
            ]}
          />
        </FormSection>
      </FormCard>
      {contact && !contact.title ? (
        <TitleForm companyKey={company} />
      ) : (
        <div className="signup-actions">
          <LinkButton variant="primary" href={signupStepAddress(2)}>
            {t`Next`}
          </LinkButton>
        </div>
      )}
    </>
  );
}
