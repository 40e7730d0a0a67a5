import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { Switch } from "#/ui/Switch.tsx";

interface LocationsFieldProps {
  /** Null: all of them. */
  readonly value: readonly SelectOption[] | null;
  readonly onChange: (value: readonly SelectOption[] | null) => void;
}

/** So many locations can be named; who delivers for more delivers for all. */
const most = 50;

/** The locations that somebody delivers for: some by name, or all. */
export function LocationsField({ value, onChange }: LocationsFieldProps) {
  const { t } = useLingui();
  return (
    <div className="delivery-user-locations">
      <Switch
        name="isForAll"
        isSelected={value === null}
        onChange={(isForAll) => onChange(isForAll ? null : [])}
        description={t`Those to come as well.`}
      >{t`Delivers for all locations`}</Switch>
      {value !== null && (
        <>
          {value.length > 0 && (
            <ul className="delivery-user-chosen">
              {value.map(({ id, label }) => (
                <li key={id}>
                  <span dir="auto">{label}</span>
                  <IconButton
                    icon={X}
                    size="small"
                    label={t`Remove ${label}`}
                    onPress={() => onChange(value.filter((one) => one.id !== id))}
                  />
                </li>
              ))}
            </ul>
          )}
          {value.length < most && (
            <SellerPicker
              key={value.length}
              name="sellerIds"
              label={t`Add a location`}
              required={value.length === 0 ? t`Choose at least one location` : undefined}
              chosen={null}
              onChoose={(option) => {
                if (option && !value.some(({ id }) => id === option.id)) onChange([...value, option]);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
