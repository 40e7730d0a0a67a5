import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#/ui/NumberField.tsx";
import { useStepRules } from "./stepDialog.ts";

interface PackagesFieldProps {
  readonly value: number;
  readonly onChange: (packages: number) => void;
}

/** In how many packages a part goes, 1 to 99. */
export function PackagesField(props: PackagesFieldProps) {
  const { t } = useLingui();
  const { whole } = useStepRules();
  return (
    <NumberField
      {...props}
      name="packages"
      label={t`Packages`}
      required={t`Packages is required`}
      validate={whole(1, 99)}
      minValue={1}
      steppers={{ increase: t`One more`, decrease: t`One less` }}
    />
  );
}
