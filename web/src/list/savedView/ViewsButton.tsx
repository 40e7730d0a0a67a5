import { useLingui } from "@lingui/react/macro";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { useSearchParams } from "react-router";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { Button } from "#/ui/Button.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { Truncate } from "#/ui/Truncate.tsx";
import type { LateValue } from "../LateValue.ts";
import type { Noticed } from "./noticedViews.ts";
import type { ShownView, ViewedList } from "./viewedList.ts";
import { viewParameter } from "./viewParameter.ts";

const SavedViews = lazy(() => import("./SavedViews.tsx"));

interface ViewsButtonProps {
  readonly list: ViewedList;
  readonly noticed: Noticed | null;
  /** Where pinned views stand. */
  readonly place: LateValue<HTMLElement>;
}

/**
 * The button of a list's views. They are asked for when the pointer or the focus comes near, not with the list: most visits
 * never change views. An address that names one needs it at once, and so does a list that opens with one.
 */
export function ViewsButton({ list, noticed, place }: ViewsButtonProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const element = useSyncExternalStore(place.subscribe, place.read);
  const isOpening = noticed !== null;
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState<ShownView | null>(null);
  const come = () => setIsNear(true);
  const name = shown?.name ?? "";
  return (
    <span className="list-views-button" onPointerEnter={come} onFocusCapture={come}>
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <Tooltip text={t`Views`} isDisabled={shown !== null}>
          <Button
            variant="quiet"
            size="small"
            icon={Bookmark}
            aria-label={nameOf(shown, {
              none: t`Views`,
              one: t`Views: ${name}`,
              changed: t`Views: ${name}, changed`,
            })}
          >
            {shown && (
              <span className="list-views-shown" data-changed={shown.isChanged || undefined}>
                <Truncate>{name}</Truncate>
              </span>
            )}
          </Button>
        </Tooltip>
        {(isNear || isOpen || isOpening || search.has(viewParameter)) && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <SavedViews
                list={list}
                isOpening={isOpening}
                place={element}
                onClose={() => setIsOpen(false)}
                onShown={setShown}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </DialogTrigger>
    </span>
  );
}

interface Names {
  readonly none: string;
  readonly one: string;
  readonly changed: string;
}

function nameOf(shown: ShownView | null, { none, one, changed }: Names): string {
  if (!shown) return none;
  return shown.isChanged ? changed : one;
}
