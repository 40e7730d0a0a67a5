import { useLingui } from "@lingui/react/macro";
import { ToastRegion } from "#/ui/Toast.tsx";

/** Where passing messages appear. */
export default function Toasts() {
  const { t } = useLingui();
  return <ToastRegion label={t`Messages`} closeLabel={t`Close`} />;
}
