import { useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMay } from "#/app/PermissionsContext.ts";
import { Button } from "#/ui/Button.tsx";

const BeginSellerView = lazy(() => import("./BeginSellerView.tsx"));

/** On a location's own page: shows everything as its people see it; nothing for whoever may not. */
export function SellerViewButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const mayView = useMay("SELLER_VIEW_CREATE");
  if (!mayView) return null;
  return (
    <>
      <Button icon={Eye} onPress={() => setIsOpen(true)}>
        {t`View as its people`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <BeginSellerView id={id} name={name} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
