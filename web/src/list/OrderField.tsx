import { useLingui } from "@lingui/react/macro";
import { NumberField, type NumberFieldProps } from "#/ui/NumberField.tsx";
import { isOrderId } from "./orderId.ts";

type OrderFieldProps = Pick<NumberFieldProps, "name" | "description" | "warning" | "value" | "onChange">;

/** The place of a record among its neighbours: required, a whole number from 1 (decision D-42). */
export function OrderField(props: OrderFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      {...props}
      label={t`Order ID`}
      required={t`Order ID is required`}
      validate={(order) => (isOrderId(order) ? null : t`Order ID is a whole number from 1 to 1000000`)}
      minValue={1}
      steppers={{ increase: t`One later`, decrease: t`One earlier` }}
    />
  );
}
