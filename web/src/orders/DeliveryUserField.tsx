import { lazy, Suspense } from "react";
import { Skeleton } from "#/ui/Skeleton.tsx";
import type { DeliveryUserPickerProps } from "./DeliveryUserPicker.tsx";

const DeliveryUserPicker = lazy(() => import("./DeliveryUserPicker.tsx"));

/** The choice of a delivery user; its code comes when a dialog asks for one. */
export function DeliveryUserField(field: DeliveryUserPickerProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" height={62} />}>
      <DeliveryUserPicker {...field} />
    </Suspense>
  );
}
