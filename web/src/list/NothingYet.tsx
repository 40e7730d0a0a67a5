import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import type { IconShape } from "#/ui/Icon.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import type { LateValue } from "./LateValue.ts";

interface NothingYetProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
  /** Opens what the page's button to add one opens, once that is there. */
  readonly add: LateValue<() => void>;
  /** Where the first record is added on a page of its own. */
  readonly firstAddress: string | undefined;
  /** Another way to begin. */
  readonly otherBeginning: ReactNode;
}

/** Stands where a list will have rows, with the ways to its first record. */
export function NothingYet({ icon, title, children, add, firstAddress, otherBeginning }: NothingYetProps) {
  const { t } = useLingui();
  const open = useSyncExternalStore(add.subscribe, add.read);
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        (open ?? firstAddress ?? otherBeginning) && (
          <div className="list-beginnings">
            {open && (
              <Button size="small" icon={Plus} onPress={open}>
                {t`Add the first one`}
              </Button>
            )}
            {firstAddress !== undefined && (
              <LinkButton size="small" icon={Plus} href={firstAddress}>
                {t`Add the first one`}
              </LinkButton>
            )}
            {otherBeginning}
          </div>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
