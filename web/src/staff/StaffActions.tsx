import { useLingui } from "@lingui/react/macro";
import {
  CircleCheck,
  CircleSlash,
  KeyRound,
  LogOut,
  MailX,
  Send,
  ShieldOff,
  UserRoundCog,
} from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { personalQuery as PersonalQuery } from "#/__generated__/personalQuery.graphql";
import type { rolesQuery as RolesQuery } from "#/__generated__/rolesQuery.graphql";
import type { StaffActionsResendMutation } from "#/__generated__/StaffActionsResendMutation.graphql";
import type { StaffAction, StaffActions_person$key } from "#/__generated__/StaffActions_person.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { type RowAction, RowActions } from "#/list/RowActions.tsx";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { personalQuery } from "./personalQuery.ts";
import { rolesQuery } from "./rolesQuery.ts";

const loadDialogs = () => import("./staffDialogs.tsx");
const EditStaff = lazy(async () => ({ default: (await loadDialogs()).EditStaff }));
const ChangeRole = lazy(async () => ({ default: (await loadDialogs()).ChangeRole }));
const loadAccess = () => import("./accessDialogs.tsx");
const DisableStaff = lazy(async () => ({ default: (await loadAccess()).DisableStaff }));
const EnableStaff = lazy(async () => ({ default: (await loadAccess()).EnableStaff }));
const EndStaffSessions = lazy(async () => ({ default: (await loadAccess()).EndStaffSessions }));
const ResetStaffTwoStep = lazy(async () => ({
  default: (await import("./ResetStaffTwoStep.tsx")).ResetStaffTwoStep,
}));
const WithdrawInvitation = lazy(async () => ({ default: (await loadAccess()).WithdrawInvitation }));
const HandOverCompany = lazy(async () => ({ default: (await loadAccess()).HandOverCompany }));

interface StaffActionsProps {
  readonly personKey: StaffActions_person$key;
  /** Whether the viewer acts for the company, and says for which location somebody acts. */
  readonly hasSellers: boolean;
  /** Their own page, which is left when they are gone, and has their history already. */
  readonly onWithdrawn?: (() => void) | undefined;
}

/** What can be done with somebody, as the gateway says: edit, and a menu with the rest. */
export function StaffActions({ personKey, hasSellers, onWithdrawn }: StaffActionsProps) {
  const { t } = useLingui();
  const report = useReport();
  const [rolesRef, loadRoles] = useQueryLoader<RolesQuery>(rolesQuery);
  const [personalRef, loadPersonal] = useQueryLoader<PersonalQuery>(personalQuery);
  const person = useFragment(
    graphql`
      fragment StaffActions_person on StaffMember @throwOnFieldError {
        id
        name
        kind
        viewerActions
        ...staffDialogs_person
        ...accessDialogs_person
        ...ResetStaffTwoStep_person
      }
    `,
    personKey,
  );
  const [resend] = useChange<StaffActionsResendMutation>(graphql`
    mutation StaffActionsResendMutation($input: InviteStaffAgainInput!) {
      inviteStaffAgain(input: $input) {
        ... on InviteStaffAgainSuccess {
          staffMember {
            ...staffChange_person
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, kind, viewerActions } = person;
  const activity = useActivityAction();
  const inviteAgain = async () => report(await resend({ id }), t`${name} is invited again.`);
  const actions: readonly (RowAction & { readonly is: StaffAction })[] = [
    {
      is: "RESEND",
      id: "resend",
      label: t`Mail the invitation again`,
      icon: Send,
      start: () => void inviteAgain(),
    },
    { is: "CHANGE_ROLE", id: "role", label: t`Change role`, icon: UserRoundCog },
    { is: "END_SESSIONS", id: "sessions", label: t`Sign out everywhere`, icon: LogOut },
    { is: "RESET_TWO_STEP", id: "twoStep", label: t`Reset two-step sign-in`, icon: ShieldOff },
    { is: "HAND_OVER", id: "handOver", label: t`Hand the company over`, icon: KeyRound },
    { is: "ENABLE", id: "enable", label: t`Enable`, icon: CircleCheck },
    { is: "DISABLE", id: "disable", label: t`Disable`, icon: CircleSlash, isDangerous: true },
    { is: "WITHDRAW", id: "withdraw", label: t`Withdraw the invitation`, icon: MailX, isDangerous: true },
  ];
  const offered = actions
    .filter(({ is }) => viewerActions.includes(is))
    .map(({ is: _is, ...action }) => action);
  const isCalm = ({ isDangerous = false }: RowAction) => !isDangerous;
  return (
    <RowActions
      name={name}
      edit={viewerActions.includes("EDIT") ? t`Edit ${name}` : undefined}
      onEdit={() => loadPersonal({ id }, { fetchPolicy: "network-only" })}
      menu={[
        ...offered.filter(isCalm),
        ...(onWithdrawn ? [] : activity),
        ...offered.filter((action) => !isCalm(action)),
      ]}
      onOpen={(dialog) => dialog === "role" && kind !== "%future added value" && loadRoles({ kind })}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && personalRef && (
            <EditStaff personKey={person} {...{ personalRef, hasSellers, onClose }} />
          )}
          {open === "role" && rolesRef && (
            <ChangeRole personKey={person} rolesRef={rolesRef} onClose={onClose} />
          )}
          {open === "disable" && <DisableStaff personKey={person} onClose={onClose} />}
          {open === "enable" && <EnableStaff personKey={person} onClose={onClose} />}
          {open === "sessions" && <EndStaffSessions personKey={person} onClose={onClose} />}
          {open === "withdraw" && (
            <WithdrawInvitation personKey={person} onWithdrawn={onWithdrawn} onClose={onClose} />
          )}
          {open === "twoStep" && <ResetStaffTwoStep personKey={person} onClose={onClose} />}
          {open === "handOver" && <HandOverCompany personKey={person} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
        </>
      )}
    </RowActions>
  );
}
