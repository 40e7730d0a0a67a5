import { type Dispatch, lazy, type ReactNode, type SetStateAction, Suspense, useState } from "react";
import type { ProductRefusals } from "./ChosenProducts.tsx";

const Refusals = lazy(() => import("#/list/Refusals.tsx"));

/** What was refused of the last change of many, as it stands over the list, and the way to say it. */
export function useProductRefusals(): readonly [
  notice: ReactNode,
  onRefused: Dispatch<SetStateAction<ProductRefusals | null>>,
] {
  const [refused, setRefused] = useState<ProductRefusals | null>(null);
  const notice = refused && (
    <Suspense>
      <Refusals
        title={refused.title}
        refused={refused.rows}
        onAgain={refused.again}
        onDismiss={() => setRefused(null)}
      />
    </Suspense>
  );
  return [notice, setRefused];
}
