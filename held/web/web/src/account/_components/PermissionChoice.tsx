import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { permissionName } from "../permissionNames.ts";

interface PermissionChoiceProps {
  readonly permissions: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** What a token may do beside reading the catalogue. */
export function PermissionChoice({ permissions, value, onChange }: PermissionChoiceProps) {
  const { t, i18n } = useLingui();
  const hint = useId();
  return (
    <fieldset className="account-rights" data-field="permissions" aria-describedby={hint}>
      <legend className="ui-label">
        <span data-field-label>{t`Rights`}</span>
      </legend>
      <span id={hint} className="ui-field-description">
        {t`It reads the catalogue. Tick what else it may read and change.`}
      </span>
      {permissions.map((permission) => (
        <Checkbox
          key={permission}
          isSelected={value.includes(permission)}
          onChange={(isTicked) =>
            onChange(isTicked ? [...value, permission] : value.filter((other) => other !== permission))
          }
        >
          {i18n._(permissionName(permission))}
        </Checkbox>
      ))}
    </fieldset>
  );
}
