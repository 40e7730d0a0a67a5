import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { AddBundleDialog_product$key } from "#/__generated__/AddBundleDialog_product.graphql";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";

const loadDialog = () => import("./AddBundleDialog.tsx");
const AddBundleDialog = lazy(loadDialog);

/** The add button of the bundles and its dialog. */
export function AddBundle({ productKey }: { productKey: AddBundleDialog_product$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadDialog);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add bundle`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddBundleDialog productKey={productKey} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
