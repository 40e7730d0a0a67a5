import { lazy, type ReactNode, Suspense } from "react";
import type { ChosenRows } from "./listDeclaration.ts";

// Most visits choose no rows.
const ChosenTools = lazy(() => import("./ChosenTools.tsx"));

interface ChosenBarProps {
  readonly chosen: ChosenRows;
  /** What else can be done with the chosen rows. */
  readonly actions: ReactNode;
  /** The toolbar of the list, which is covered while rows are chosen: nothing moves. */
  readonly children: ReactNode;
}

/** The toolbar of a list; what can be done with chosen rows lies over it while there are any. */
export function ChosenBar({ chosen, actions, children }: ChosenBarProps) {
  const isOpen = chosen.names.size > 0;
  return (
    <div className="list-toolbar">
      <div inert={isOpen}>{children}</div>
      <Suspense>{isOpen && <ChosenTools chosen={chosen}>{actions}</ChosenTools>}</Suspense>
    </div>
  );
}
