import { useLingui } from "@lingui/react/macro";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { rolesQuery as Query } from "#/__generated__/rolesQuery.graphql";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { Select } from "#/ui/Select.tsx";
import { rolesQuery } from "./rolesQuery.ts";
import { useRoleName } from "./roleWords.ts";

interface RoleFieldProps {
  readonly rolesRef: PreloadedQuery<Query>;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** A role that is not on offer: the one that they have. */
  readonly without?: string;
  /** Whether the one who gets it is an owner now: then the viewer shows that it is them. */
  readonly isOwnerNow?: boolean;
  readonly password?: string;
  /** Absent where the role is for many: owners are made one at a time. */
  readonly onPassword?: (password: string) => void;
}

/** One of the roles that the viewer may give. Owners are made and unmade with the viewer's own password. */
export function RoleField(props: RoleFieldProps) {
  const { rolesRef, value, onChange, without, isOwnerNow = false, password = "", onPassword } = props;
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { viewer } = usePreloadedQuery<Query>(rolesQuery, rolesRef);
  const roles = viewer?.roles.edges.map(({ node }) => node) ?? [];
  const chosen = roles.find(({ id }) => id === value);
  return (
    <>
      <Select
        name="roleId"
        label={t`Role`}
        placeholder={t`Choose a role`}
        required={t`Role is required`}
        options={roles
          .filter(({ id }) => id !== without)
          .map((role) => ({
            id: role.id,
            label: nameOf(role),
            ...(role.description && { description: role.description }),
            ...(!role.viewerCanGive && {
              isDisabled: true,
              description: t`It allows more than you may do yourself.`,
            }),
            ...(role.key === "OWNER" &&
              !onPassword && { isDisabled: true, description: t`Owners are made one at a time.` }),
          }))}
        value={value}
        onChange={onChange}
      />
      {chosen && onPassword && (isOwnerNow || chosen.key === "OWNER") && (
        <OwnPasswordField isAboutOwner value={password} onChange={onPassword} />
      )}
    </>
  );
}

interface OwnPasswordFieldProps {
  /** Where it is asked for because somebody is or becomes an owner. */
  readonly isAboutOwner?: boolean;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The viewer's own password, for what only they may do. */
export function OwnPasswordField({ isAboutOwner = false, value, onChange }: OwnPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="password"
      label={t`Your password`}
      {...(isAboutOwner && { description: t`Because this is about an owner of the company.` })}
      showLabel={t`Show your password`}
      required={t`Your password is required`}
      value={value}
      onChange={onChange}
      autoComplete="current-password"
    />
  );
}
