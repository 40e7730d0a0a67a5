import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PreloadedQuery } from "react-relay";
import type { rolesQuery as RolesQuery } from "#/__generated__/rolesQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { RoleField } from "../RoleField.tsx";
import type { StaffChangeInput } from "./useChangeStaff.ts";

interface DialogProps {
  readonly count: number;
  readonly form: ChangeForm;
}

interface ChangeForm {
  /** Changes them; what goes wrong with it is said by the form, with what was typed. */
  readonly change: readonly [(input: StaffChangeInput) => Promise<MutationError | null | undefined>, boolean];
  readonly onClose: () => void;
}

interface ChosenStaffDialogProps extends DialogProps {
  readonly step: "CHANGE_ROLE" | "END_SESSIONS" | "ENABLE" | "DISABLE";
  /** Null where no role is chosen. */
  readonly rolesRef: PreloadedQuery<RolesQuery> | null;
}

/** What a change of many people asks first. */
export function ChosenStaffDialog({ step, rolesRef, ...props }: ChosenStaffDialogProps) {
  if (step === "DISABLE") return <DisableMany {...props} />;
  if (step === "CHANGE_ROLE") return rolesRef && <ChangeRoleOfMany {...props} rolesRef={rolesRef} />;
  return <ConfirmMany {...props} step={step} />;
}

function DisableMany({ count, form }: DialogProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <DraftDialog<{ reason: string }, StaffChangeInput, null>
      title={t`${plural(count, { one: "Disable # person", other: "Disable # people" })}`}
      description={t`They are signed out everywhere at once, and their API tokens are gone for good. What they did stays.`}
      submitLabel={t`Disable`}
      size="small"
      initial={{ reason: "" }}
      {...form}
      input={({ reason }) => ({ change: "DISABLE", reason: reason.trim() })}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`Your colleagues see it beside the name.`}
          required={t`Reason is required`}
          validate={atMost(500)}
          value={reason}
          onChange={(typed) => change({ reason: typed })}
        />
      )}
    </DraftDialog>
  );
}

interface ChangeRoleOfManyProps extends DialogProps {
  readonly rolesRef: PreloadedQuery<RolesQuery>;
}

function ChangeRoleOfMany({ count, rolesRef, form }: ChangeRoleOfManyProps) {
  const { t } = useLingui();
  return (
    <DraftDialog<{ roleId: string | null }, StaffChangeInput, null>
      title={t`${plural(count, { one: "Change the role of # person", other: "Change the role of # people" })}`}
      description={t`They may do what it allows at once. Owners are made one at a time.`}
      submitLabel={t`Change role`}
      size="small"
      initial={{ roleId: null }}
      {...form}
      input={({ roleId }) => (roleId === null ? null : { change: "CHANGE_ROLE", roleId })}
    >
      {({ roleId }, change) => (
        <RoleField rolesRef={rolesRef} value={roleId} onChange={(id) => change({ roleId: id })} />
      )}
    </DraftDialog>
  );
}

function ConfirmMany({
  step,
  count,
  form: { change, onClose },
}: DialogProps & { readonly step: "END_SESSIONS" | "ENABLE" }) {
  const { t } = useLingui();
  const isEnd = step === "END_SESSIONS";
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={
        isEnd
          ? t`${plural(count, { one: "Sign # person out everywhere?", other: "Sign # people out everywhere?" })}`
          : t`${plural(count, { one: "Enable # person?", other: "Enable # people?" })}`
      }
      confirmLabel={isEnd ? t`Sign out` : t`Enable`}
      cancelLabel={t`Cancel`}
      onConfirm={() => {
        const [send] = change;
        void send({ change: step });
        onClose();
      }}
    >
      {isEnd
        ? t`Every session ends at its next request. They can sign in again; API tokens keep working.`
        : t`They can sign in again with their password. API tokens that they had stay revoked.`}
    </ConfirmDialog>
  );
}
