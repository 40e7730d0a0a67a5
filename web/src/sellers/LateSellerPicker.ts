import { lazy } from "react";

/** One of the company's locations, where few look for one: its code comes when the field is opened. */
export const LateSellerPicker = lazy(async () => ({
  default: (await import("./SellerPicker.tsx")).SellerPicker,
}));
