import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { focusRows } from "./focusRows.ts";
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
  const bar = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    // What had the focus is gone with the bar: it goes on in the rows. A dialog that closes gives it back a moment later.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      focusRows(bar.current);
    }, 50);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <div className="list-toolbar" ref={bar}>
      <div inert={isOpen}>{children}</div>
      <Suspense>{isOpen && <ChosenTools chosen={chosen}>{actions}</ChosenTools>}</Suspense>
    </div>
  );
}
