import { useLingui } from "@lingui/react/macro";
import { NumberField, type NumberFieldProps } from "#/ui/NumberField.tsx";
import { isOrderId } from "./orderId.ts";

interface OrderFieldProps extends Pick<NumberFieldProps, "name" | "description" | "value" | "onChange"> {
  /** The places that its neighbours have. The same one twice may be saved, but not unsaid (decision D-42). */
  readonly taken?: readonly TakenOrder[] | undefined;
}

/** The place of a neighbour, and what the neighbour is called where it has a name. */
export interface TakenOrder {
  readonly order: number;
  readonly name?: string | undefined;
}

/** The place of a record among its neighbours: required, a whole number from 1 (decision D-42). */
export function OrderField({ taken, ...props }: OrderFieldProps) {
  const { t } = useLingui();
  const warning = (order: number) => {
    const other = taken?.find((one) => one.order === order);
    if (!other) return undefined;
    const { name: neighbour } = other;
    return neighbour === undefined
      ? t`Another one has this order ID too.`
      : t`“${neighbour}” has this order ID too.`;
  };
  return (
    <NumberField
      {...props}
      warning={warning}
      label={t`Order ID`}
      required={t`Order ID is required`}
      validate={(order) => (isOrderId(order) ? null : t`Order ID is a whole number from 1 to 1000000`)}
      minValue={1}
      steppers={{ increase: t`One later`, decrease: t`One earlier` }}
    />
  );
}
