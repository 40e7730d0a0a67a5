import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ResetStaffTwoStep_person$key } from "#/__generated__/ResetStaffTwoStep_person.graphql";
import type { ResetStaffTwoStepMutation } from "#/__generated__/ResetStaffTwoStepMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useChange } from "#/relay/useChange.ts";
import { OwnPasswordField } from "./RoleField.tsx";

interface ResetStaffTwoStepProps {
  readonly personKey: ResetStaffTwoStep_person$key;
  readonly onClose: () => void;
}

/** Takes two-step sign-in off somebody who has lost their phone. */
export function ResetStaffTwoStep({ personKey, onClose }: ResetStaffTwoStepProps) {
  const { t } = useLingui();
  const { id, name } = useFragment(
    graphql`
      fragment ResetStaffTwoStep_person on StaffMember @throwOnFieldError {
        id
        name
      }
    `,
    personKey,
  );
  const reset = useChange<ResetStaffTwoStepMutation>(graphql`
    mutation ResetStaffTwoStepMutation($input: ResetStaffTwoStepInput!) {
      resetStaffTwoStep(input: $input) {
        ... on ResetStaffTwoStepSuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Reset two-step sign-in of ${name}`}
      description={t`Only when you are sure that ${name} asks for it: until they set it up again, their password alone opens their account. They get a mail.`}
      submitLabel={t`Reset`}
      size="small"
      initial={{ password: "" }}
      draft={{ excluded: ["password"] }}
      change={reset}
      input={(values) => ({ id, ...values })}
      success={t`Two-step sign-in of ${name} is off.`}
      onClose={onClose}
    >
      {({ password }, change) => (
        <OwnPasswordField value={password} onChange={(typed) => change({ password: typed })} />
      )}
    </DraftDialog>
  );
}
