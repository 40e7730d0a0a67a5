import { Plural, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
} from "react-relay";
import type { movePeopleDialogsDeleteMutation } from "#/__generated__/movePeopleDialogsDeleteMutation.graphql";
import type { movePeopleDialogsMoveMutation } from "#/__generated__/movePeopleDialogsMoveMutation.graphql";
import type { movePeopleDialogs_role$key } from "#/__generated__/movePeopleDialogs_role.graphql";
import type { rolesQuery as RolesQuery } from "#/__generated__/rolesQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { removeEverywhere } from "#/relay/removeEverywhere.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { Select } from "#/ui/Select.tsx";
import { rolesQuery } from "../rolesQuery.ts";
import { useRoleName } from "../roleWords.ts";

interface MovePeopleProps {
  readonly roleKey: movePeopleDialogs_role$key;
  readonly onClose: () => void;
}

/** Deletes a role that people have: first they are given another one. */
export function MovePeople({ roleKey, onClose }: MovePeopleProps) {
  const [rolesRef, load] = useQueryLoader<RolesQuery>(rolesQuery);
  const role = useFragment(
    graphql`
      fragment movePeopleDialogs_role on CompanyRole @throwOnFieldError {
        id
        name
        kind
        peopleCount
      }
    `,
    roleKey,
  );
  const kind = role.kind === "LOCATION" ? "LOCATION" : "COMPANY";
  useEffect(() => load({ kind }), [load, kind]);
  return (
    <Suspense fallback={null}>
      {rolesRef && (
        <MoveForm
          id={role.id}
          name={role.name}
          people={role.peopleCount ?? 0}
          rolesRef={rolesRef}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface MoveFormProps {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly rolesRef: PreloadedQuery<RolesQuery>;
  readonly onClose: () => void;
}

const noRole: { readonly intoId: string | null } = { intoId: null };

function MoveForm({ id, name, people, rolesRef, onClose }: MoveFormProps) {
  const { t } = useLingui();
  const report = useReport();
  const environment = useRelayEnvironment();
  const nameOf = useRoleName();
  const { viewer } = usePreloadedQuery<RolesQuery>(rolesQuery, rolesRef);
  const others = viewer?.roles.edges.map(({ node }) => node).filter((role) => role.id !== id) ?? [];
  const [remove] = useChange<movePeopleDialogsDeleteMutation>(graphql`
    mutation movePeopleDialogsDeleteMutation($input: DeleteRoleInput!) {
      deleteRole(input: $input) {
        ... on DeleteRoleSuccess {
          deletedId
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const move = useChange<movePeopleDialogsMoveMutation>(graphql`
    mutation movePeopleDialogsMoveMutation($input: MovePeopleOfRoleInput!) {
      movePeopleOfRole(input: $input) {
        ... on MovePeopleOfRoleSuccess {
          role {
            ...RoleList_role
          }
          into {
            ...RoleList_role
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const removeEmpty = async () => {
    const error = await remove({ id });
    report(error, t`${name} is deleted.`);
    if (error !== null) return;
    environment.commitUpdate((store) => {
      invalidateLists(store);
      removeEverywhere(environment, store, id);
    });
  };
  return (
    <DraftDialog
      title={t`Delete ${name}`}
      submitLabel={t`Move and delete`}
      size="small"
      initial={noRole}
      change={move}
      input={({ intoId }) => (intoId === null ? null : { id, intoId })}
      onSaved={() => void removeEmpty()}
      onClose={onClose}
    >
      {({ intoId }, change) => (
        <>
          <p className="role-people">
            <Plural
              value={people}
              one="# person has this role. Give them another one, and this one is deleted."
              other="# people have this role. Give them another one, and this one is deleted."
            />
          </p>
          <Select
            name="intoId"
            label={t`Role`}
            placeholder={t`Choose a role`}
            required={t`Role is required`}
            options={others.map((role) => ({
              id: role.id,
              label: nameOf(role),
              ...(role.description && { description: role.description }),
              ...((!role.viewerCanGive || role.key === "OWNER") && {
                isDisabled: true,
                description:
                  role.key === "OWNER"
                    ? t`Owners are made one at a time.`
                    : t`It allows more than you may do yourself.`,
              }),
            }))}
            value={intoId}
            onChange={(chosen) => change({ intoId: chosen })}
          />
        </>
      )}
    </DraftDialog>
  );
}
