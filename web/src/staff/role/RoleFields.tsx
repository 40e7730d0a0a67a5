import { useLingui } from "@lingui/react/macro";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { RoleDraft } from "./roleForm.ts";
import type { MatrixGroup } from "./roleMatrix.ts";
import { RoleMatrix, type RoleTemplate } from "./RoleMatrix.tsx";
import { RolePreview } from "./RolePreview.tsx";
import type { RoleKind } from "./useRoleEditor.ts";

interface RoleFieldsProps extends DraftFields<RoleDraft> {
  readonly kind: RoleKind;
  readonly groups: readonly MatrixGroup[];
  readonly template: RoleTemplate | null;
  readonly offeredAreas: readonly string[];
}

/** What a role is called, what it allows, and what people with it would see. */
export function RoleFields({ draft, onChange, kind, groups, template, offeredAreas }: RoleFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { text } = bindFields({ draft, onChange });
  return (
    <>
      <TextField
        {...text("name")}
        label={t`Name`}
        required={t`Role Name is required`}
        validate={(name) => (name.trim().length < 2 ? t`Must have at least 2 characters` : atMost(60)(name))}
      />
      <TextField {...text("description")} label={t`What it is for`} validate={atMost(200)} />
      <FieldSet
        name="permissions"
        label={t`Permissions`}
        message={draft.permissions.length === 0 ? t`Choose at least one permission` : null}
      >
        <RoleMatrix
          groups={groups}
          value={draft.permissions}
          template={template}
          onChange={(permissions) => onChange({ permissions })}
        />
      </FieldSet>
      <RolePreview
        name={draft.name}
        kind={kind}
        permissions={draft.permissions}
        offeredAreas={offeredAreas}
      />
    </>
  );
}
