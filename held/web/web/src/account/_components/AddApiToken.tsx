import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddApiToken_viewer$key } from "#/__generated__/AddApiToken_viewer.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useAddApiToken } from "../accountMutations.ts";
import { tokenExpiry, tokenLifetimes } from "../tokenExpiry.ts";
import { PermissionChoice } from "./PermissionChoice.tsx";

interface AddApiTokenProps {
  readonly viewerKey: AddApiToken_viewer$key;
  readonly listId: string;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

const nameLimit = 120;
const noRights: readonly string[] = [];

/** What no token may do, whoever makes it: make others. */
const inPersonOnly: ReadonlySet<string> = new Set(["API_TOKEN_CREATE"]);

/** Asks for a token's name, rights and lifetime. Nobody can give a token more rights than they have. */
export default function AddApiToken({ viewerKey, listId, onCreated, onClose }: AddApiTokenProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment AddApiToken_viewer on Viewer {
        permissions
      }
    `,
    viewerKey,
  );
  const permissions = viewer.permissions.filter((permission) => !inPersonOnly.has(permission));
  // The moment at which it ends is another one at each try; the wish is the same.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <DraftDialog
      title={t`Create token`}
      description={t`It acts in your name, with no more rights than you give it.`}
      submitLabel={t`Create token`}
      initial={{ name: "", rights: noRights, days: String(tokenLifetimes[0]) }}
      change={useAddApiToken(listId)}
      input={({ name, rights, days }) => ({
        name: name.trim(),
        permissions: permissions.filter((permission) => rights.includes(permission)),
        expiresAt: tokenExpiry(Number(days), new Date()),
        idempotencyKey,
      })}
      onSaved={(secret) => onCreated(secret)}
      onClose={onClose}
    >
      {(values, change) => (
        <div className="account-stack">
          <TextField
            name="name"
            label={t`Name`}
            description={t`What it is for, for example "Nightly price import".`}
            required={t`Name is required`}
            validate={(name) =>
              name.trim().length > nameLimit ? t`Must have at most ${nameLimit} characters` : null
            }
            value={values.name}
            onChange={(name) => change({ name })}
            autoComplete="off"
          />
          <PermissionChoice
            permissions={permissions}
            value={values.rights}
            onChange={(rights) => change({ rights })}
          />
          <Select
            name="expiresAt"
            label={t`Lifetime`}
            placeholder={t`Choose a lifetime`}
            options={tokenLifetimes.map((days) => ({ id: String(days), label: t`${days} days` }))}
            value={values.days}
            onChange={(days) => change({ days })}
          />
        </div>
      )}
    </DraftDialog>
  );
}
