import { useLingui } from "@lingui/react/macro";
import { permissionName } from "#/account/permissionNames.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";

/** What the form says of a role. */
export interface RoleDraft {
  readonly name: string;
  readonly description: string;
  /** In the order of the matrix. */
  readonly permissions: readonly string[];
}

/** What a new one says besides. */
export interface NewRoleDraft extends RoleDraft {
  /** The role that it is a copy of. */
  readonly sourceId: string | null;
}

/** What the mutations take, from a form whose rules are met. */
export function roleInput({ name, description }: RoleDraft) {
  return { name: name.trim(), description: optionalText(description) };
}

/** How the fields of a role are called, and shown where two versions of it are compared. */
export function useRoleTexts() {
  const { t, i18n } = useLingui();
  return {
    name: { label: t`Name` },
    description: { label: t`What it is for` },
    permissions: {
      label: t`Permissions`,
      text: (permissions) => permissions.map((one) => i18n._(permissionName(one))).join(", "),
    },
  } satisfies FieldTexts<RoleDraft>;
}
