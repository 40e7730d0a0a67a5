import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { AnyCategoryPicker } from "#/catalogue/category/AnyCategoryPicker.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

interface CategoriesFieldProps {
  readonly value: readonly SelectOption[];
  readonly onChange: (value: readonly SelectOption[]) => void;
}

/** So many a vendor can supply. */
const most = 50;

/** What a vendor supplies: categories of any level, one after the other. */
export function CategoriesField({ value, onChange }: CategoriesFieldProps) {
  const { t } = useLingui();
  return (
    <div className="vendor-categories">
      {value.length > 0 && (
        <ul aria-label={t`Categories`}>
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
        <AnyCategoryPicker
          key={value.length}
          name="categoryIds"
          label={t`Add a category`}
          chosen={null}
          onChoose={(option) => {
            if (option && !value.some(({ id }) => id === option.id))
              onChange([...value, { id: option.id, label: option.label }]);
          }}
        />
      )}
    </div>
  );
}
