import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StaffProfile_person$key } from "#/__generated__/StaffProfile_person.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { LastSignInCell, RoleCell } from "./staffCells.tsx";

/** What is known of somebody. */
export function StaffProfile({ personKey }: { personKey: StaffProfile_person$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const person = useFragment(
    graphql`
      fragment StaffProfile_person on StaffMember @throwOnFieldError {
        firstName
        lastName
        email
        phone
        title
        seller {
          name
        }
        role {
          description
          ...staffCells_role
        }
        isMainAdministrator
        lastSignInAt
        twoStep
        createdAt
        disabledAt
        disabledReason
      }
    `,
    personKey,
  );
  const { role, disabledAt, twoStep } = person;
  return (
    <div className="staff-facts">
      <FactsCard
        title={t`Contact`}
        facts={[
          [t`Name`, [person.firstName, person.lastName].filter(Boolean).join(" ")],
          [t`Title`, person.title],
          [
            t`Email`,
            <a key="email" href={`mailto:${person.email}`}>
              {person.email}
            </a>,
          ],
          [
            t`Phone`,
            person.phone && (
              <a href={`tel:${person.phone}`} dir="ltr">
                {person.phone}
              </a>
            ),
          ],
        ]}
      />
      <FactsCard
        title={t`Access`}
        facts={[
          [t`Role`, <RoleCell key="role" roleKey={role} />],
          [t`What it is for`, role?.description],
          [t`Location`, person.seller?.name],
          [t`Main administrator`, person.isMainAdministrator && t`Yes`],
          [t`Last sign-in`, <LastSignInCell key="last" at={person.lastSignInAt} />],
          [t`Two-step sign-in`, twoStep && (twoStep === "OFF" ? t`Off` : t`On`)],
          [t`Added`, person.createdAt && day(person.createdAt)],
          [t`Disabled`, disabledAt && day(disabledAt)],
          [t`Reason`, person.disabledReason],
        ]}
      />
    </div>
  );
}
