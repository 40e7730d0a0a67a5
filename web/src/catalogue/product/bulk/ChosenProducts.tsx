import { useLingui } from "@lingui/react/macro";
import {
  Boxes,
  CircleCheckBig,
  IndianRupee,
  Layers,
  PackageX,
  Pencil,
  Send,
  SquarePen,
  Trash2,
  Undo2,
} from "lucide-react";
import {
  type Dispatch,
  lazy,
  type SetStateAction,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { useUndoBulkEdit } from "#/job/useUndoBulkEdit.ts";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import { useWhileChosen } from "#/list/useWhileChosen.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { messageReader } from "#/relay/messageReader.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { useReload } from "#/relay/useReload.ts";
import { Button } from "#/ui/Button.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { mostMatching } from "../../collectionProduct/collectionProductList.ts";
import type { ProductConditions } from "../productList.ts";
import { countsOf, refusalsOf } from "./outcome.ts";
import type { BulkAction, BulkAnswer } from "./useBulkChange.ts";

const BulkDialog = lazy(() => import("./BulkDialog.tsx"));
const AddToCollection = lazy(() => import("./AddToCollection.tsx"));

/** What was refused of the last change, with what is said of it where it is more than that. */
export interface ProductRefusals {
  readonly title?: string;
  readonly rows: readonly Refusal[];
  /** Asks for the same change of those that were refused, which are still chosen. */
  readonly again?: () => void;
}

export interface ChosenProductsProps {
  readonly chosen: ChosenRows;
  readonly isOwner: boolean;
  readonly permissions: readonly string[];
  /** Whether the service changes many at once. */
  readonly mayChange: boolean;
  /** Whether the viewer may put products into collections. */
  readonly mayCollect: boolean;
  /** What the list on the screen is picked by. */
  readonly conditions: (search: URLSearchParams) => ProductConditions;
  readonly onRefused: Dispatch<SetStateAction<ProductRefusals | null>>;
}

/** What can be done with chosen products. Those that were refused stay chosen, and a panel says why. */
export default function ChosenProducts({
  chosen,
  isOwner,
  permissions,
  mayChange,
  mayCollect,
  conditions,
  onRefused,
}: ChosenProductsProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const reload = useReload();
  const [undo] = useUndoBulkEdit();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<BulkAction>();
  const [isCollecting, setIsCollecting] = useState(false);
  const { names, isAll } = chosen;
  const setRefusedIds = useWhileChosen(chosen, () =>
    onRefused((now) => {
      if (now === null) return null;
      const { again: _again, ...said } = now;
      return said;
    }),
  );
  // Others may have been chosen since, which were not refused.
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });

  const takeBack = async (jobIds: readonly string[]) => {
    const left = await undo(jobIds);
    if (left === undefined) return;
    onRefused(left.length > 0 ? { title: t`These were left as they are.`, rows: left } : null);
  };
  const withUnchanged = (text: string, unchanged: number) =>
    unchanged === 0 ? text : t`${text}, ${count(unchanged)} were so already`;
  const withRefused = (text: string, refusedCount: number) => {
    const refused = count(refusedCount);
    return refusedCount === 0 ? text : t`${text}, ${refused} refused`;
  };
  const settle = async (action: BulkAction, { rows, jobs }: BulkAnswer) => {
    // Also what is done already is a job, from which it can be undone for a day.
    touchesOf(environment).tell(jobKind, { change: "many" });
    if (isAll) {
      chosen.clear();
      onRefused(null);
      notifier.offer({
        title: t`The change has begun. Closing this tab stops nothing.`,
        label: t`Show jobs`,
        onAccept: () => void navigate(addresses.jobs),
        onGone: () => undefined,
      });
      return;
    }
    const refused = refusalsOf(rows, await messageReader(), names);
    const { changed, unchanged } = countsOf(rows);
    const done = count(changed);
    const doneTexts: Readonly<Record<BulkAction, string>> = {
      SUBMIT: t`${done} submitted`,
      ENABLE: t`${done} enabled`,
      RETURN: t`${done} returned`,
      DISABLE: t`${done} disabled`,
      PRICE: t`${done} changed`,
      VALUES: t`${done} changed`,
      STOCK: t`${done} changed`,
      DELETE: t`${done} deleted`,
    };
    const title = withRefused(withUnchanged(doneTexts[action], unchanged), refused.length);
    const undone = jobs.filter(({ canUndo }) => canUndo).map(({ id }) => id);
    if (undone.length > 0)
      notifier.offer({
        title,
        label: t`Undo`,
        onAccept: () => void takeBack(undone),
        onGone: () => undefined,
      });
    else if (refused.length === 0) notifier.information(title);
    else notifier.failure(title);
    const ids = refused.map(({ id }) => id);
    const again = () => {
      latest.current.keepOnly(new Set(ids));
      setAsked(action);
    };
    onRefused(refused.length > 0 ? { rows: refused, again } : null);
    setRefusedIds(ids);
    chosen.keepOnly(new Set(ids));
    environment.commitUpdate(invalidateLists);
    reload();
  };

  const mayUpdate = mayChange && permissions.includes("PRODUCT_UPDATE");
  const mayApprove = mayChange && permissions.includes("PRODUCT_APPROVE");
  const mayCount = mayChange && permissions.includes("STOCK_UPDATE");
  const mayDelete = mayChange && permissions.includes("PRODUCT_DELETE") && !isAll;
  const changes: readonly (MenuAction & { readonly id: BulkAction })[] = [
    ...(mayUpdate ? [{ id: "SUBMIT" as const, label: t`Submit`, icon: Send }] : []),
    ...(mayApprove
      ? [
          { id: "ENABLE" as const, label: t`Enable`, icon: CircleCheckBig },
          { id: "RETURN" as const, label: t`Return`, icon: Undo2 },
        ]
      : []),
    ...(mayUpdate
      ? [
          { id: "PRICE" as const, label: t`Change prices`, icon: IndianRupee },
          { id: "VALUES" as const, label: t`Change values`, icon: SquarePen },
        ]
      : []),
    ...(mayCount ? [{ id: "STOCK" as const, label: t`Change stock`, icon: Boxes }] : []),
    ...(mayApprove ? [{ id: "DISABLE" as const, label: t`Disable`, icon: PackageX, isDangerous: true }] : []),
    ...(mayDelete ? [{ id: "DELETE" as const, label: t`Delete`, icon: Trash2, isDangerous: true }] : []),
  ];
  const collect =
    mayCollect && (!isAll || chosen.count <= mostMatching)
      ? [{ id: "COLLECT", label: t`Add to a collection`, icon: Layers }]
      : [];
  const items: readonly MenuAction[] = [
    ...changes.filter(({ isDangerous }) => !isDangerous),
    ...collect,
    ...changes.filter(({ isDangerous }) => isDangerous),
  ];
  const matching = conditions(search);
  const { search: text, filter } = matching;
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={Pencil}>
            {t`Change`}
          </Button>
        }
        items={items}
        onAction={(id) => {
          if (id === "COLLECT") setIsCollecting(true);
          else setAsked(changes.find((item) => item.id === id)?.id);
        }}
      />
      <Suspense fallback={null}>
        {asked && (
          <BulkDialog
            action={asked}
            names={names}
            selection={isAll ? { search: text, ...filter } : null}
            count={chosen.count}
            sellerId={isOwner ? filter.sellerId : null}
            mayChangeVariants={permissions.includes("VARIANT_UPDATE")}
            onDone={(action, answer) => void settle(action, answer)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {isCollecting && (
          <AddToCollection
            names={names}
            matching={isAll ? matching : null}
            count={chosen.count}
            onAdded={chosen.clear}
            onClose={() => setIsCollecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
