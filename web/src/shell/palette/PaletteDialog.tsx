import { Plural, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useNavigate } from "react-router";
import { Icon } from "#/ui/Icon.tsx";
import { Keys } from "#/ui/Keys.tsx";
import { OptionList, optionElementId } from "#/ui/OptionList.tsx";
import { Spinner } from "#/ui/Spinner.tsx";
import { useActiveOption } from "#/ui/useActiveOption.ts";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { MenuEntry } from "#/menu/menuEntry.ts";
import type { RecentRoute } from "./recentRoutes.ts";
import { searchedLists } from "./searchedLists.ts";
import { type AccountPage, usePaletteActions } from "./usePaletteActions.ts";
import { usePaletteGroups } from "./usePaletteGroups.ts";
import { useRecordSearch } from "./useRecordSearch.ts";
import "#/ui/Dialog.css";
import "./palette.css";

const listId = "palette-results";

export interface PaletteDialogProps {
  readonly menu: readonly MenuEntry<string>[];
  readonly permissions: readonly string[];
  readonly accountPages: readonly AccountPage[];
  /** Where a new product begins; null when the reader makes none. */
  readonly newProduct: string | null;
  readonly isOwner: boolean;
  /** Whether the service keeps orders and the reader may see them. */
  readonly hasOrders: boolean;
  readonly recent: readonly RecentRoute[];
  readonly onVisit: (route: RecentRoute) => void;
  /** An entry of the menu was taken; two may share an address (decision D-67). */
  readonly onFollow: (linkId: string) => void;
  readonly onShowShortcuts: () => void;
  readonly onShowCustomizer: () => void;
  readonly onClose: () => void;
  /** What was typed while the palette was on its way. */
  readonly readTyped: () => string;
}

/** The search (/ or Ctrl/⌘-K): screens, actions, and records by name, SKU or number, by keyboard alone. */
export default function PaletteDialog(props: PaletteDialogProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      className="ui-dialog-overlay palette-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <Modal className="palette">
        <Dialog className="palette-dialog" aria-label={t`Search`}>
          <Palette {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Palette({
  menu,
  permissions,
  accountPages,
  newProduct,
  isOwner,
  hasOrders,
  recent,
  onVisit,
  onFollow,
  onShowShortcuts,
  onShowCustomizer,
  onClose,
  readTyped,
}: PaletteDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState(readTyped);
  const goTo = (path: string) => void navigate(path);
  const actions = usePaletteActions({
    permissions,
    accountPages,
    newProduct,
    isOwner,
    goTo,
    showShortcuts: onShowShortcuts,
    showCustomizer: onShowCustomizer,
  });
  const lists = useMemo(() => searchedLists(menu, hasOrders), [menu, hasOrders]);
  const { records, state } = useRecordSearch(text, lists);
  const groups = usePaletteGroups({ text, menu, actions, records, recent });
  const options = groups.flatMap((group) => group.options);
  const take = (id: string) => {
    const option = options.find((known) => known.id === id);
    if (!option) return;
    onClose();
    option.run?.();
    if (option.linkId !== undefined) onFollow(option.linkId);
    if (option.href === undefined) return;
    onVisit({ path: option.href, label: option.label });
    goTo(option.href);
  };
  const { activeId, activate, onKeyDown } = useActiveOption(
    options.map(({ id }) => id),
    take,
  );
  const isSearching = state === "searching";
  const isEmpty = options.length === 0 && !isSearching;
  return (
    <>
      <div className="palette-box">
        <Icon of={Search} size={18} />
        <input
          autoFocus
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t`Search for screens, actions and records`}
          placeholder={t`Search for screens, actions, products, orders…`}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId === null ? undefined : optionElementId(listId, activeId)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className="palette-busy" data-busy={isSearching || undefined}>
          {isSearching && <Spinner />}
        </span>
      </div>
      <div className="palette-results">
        {options.length > 0 && (
          <OptionList
            id={listId}
            label={t`Found`}
            groups={groups}
            activeId={activeId}
            onActivate={activate}
            onTake={take}
          />
        )}
        <output className="ui-options-status">
          {isEmpty && <span className="ui-options-empty">{t`Opps!! There are no result found.`}</span>}
          {state === "failed" && (
            <span className="ui-options-empty">{t`Records cannot be searched right now.`}</span>
          )}
          {!isEmpty && !isSearching && text.trim() !== "" && (
            <VisuallyHidden>
              <Plural value={options.length} one="# result" other="# results" />
            </VisuallyHidden>
          )}
        </output>
      </div>
      <div className="palette-foot" aria-hidden>
        <span>
          <Keys keys={["↑", "↓"]} /> {t`walk`}
        </span>
        <span>
          <Keys keys={["↵"]} /> {t`open`}
        </span>
        <span>
          <Keys keys={["Esc"]} /> {t`close`}
        </span>
      </div>
    </>
  );
}
