import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { Switch } from "#/ui/Switch.tsx";

interface LocationChoiceProps {
  readonly value: readonly SelectOption[] | null;
  readonly onChange: (value: readonly SelectOption[] | null) => void;
}

/** Of which locations is told: all and what is the company's own, or some and nothing else. */
export function LocationChoice({ value, onChange }: LocationChoiceProps) {
  const { t } = useLingui();
  return (
    <div className="webhook-locations">
      <Switch
        isSelected={value !== null}
        onChange={(isSome) => onChange(isSome ? [] : null)}
        description={t`Else it is told of all, and of what is the company's own.`}
      >{t`Only some locations`}</Switch>
      {value !== null && (
        <>
          {value.length > 0 && (
            <ul className="webhook-chosen">
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
        </>
      )}
    </div>
  );
}
