import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Keys } from "#/ui/Keys.tsx";
import { OptionList, optionElementId } from "#/ui/OptionList.tsx";
import { useActiveOption } from "#/ui/useActiveOption.ts";
import type { MenuEntry, MenuLink } from "#/menu/menuEntry.ts";
import { searchMenu } from "./menuSearch.ts";
import "./MenuSearch.css";

/** The element id of the search box, for the key that leads to it. */
export const menuSearchId = "menu-search";
const listId = "menu-search-results";

interface MenuSearchProps {
  readonly menu: readonly MenuEntry<string>[];
  /** Where the header is narrow the box lies over the header while it is open; on wide ones it is always there. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFollow: (link: MenuLink<string>) => void;
}

/** The header's search of the menu (M-HEAD-1): at most eight entries, each a link to its own path. */
export function MenuSearch({ menu, isOpen, onClose, onFollow }: MenuSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [isActive, setIsActive] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const found = searchMenu(menu, text);
  const close = () => {
    setText("");
    onClose();
  };
  /** Goes nowhere. Where the box lay over the header it is gone now, and the focus stands again where it came from. */
  const leave = () => {
    flushSync(close);
    const { current } = box;
    if (current && getComputedStyle(current).display === "none") cameFrom.current?.focus();
  };
  const take = (id: string) => {
    const link = found.find((placed) => placed.link.id === id)?.link;
    if (!link) return;
    close();
    // The search is over: the focus goes on to the page that comes.
    document.getElementById(menuSearchId)?.blur();
    onFollow(link);
    if (link.type === "extTabLink") window.open(link.path, "_blank", "noopener");
    else if (link.type === "extLink") window.location.assign(link.path);
    else void navigate(link.path);
  };
  const { activeId, activate, onKeyDown } = useActiveOption(
    found.map(({ link }) => link.id),
    take,
  );
  const isShown = isActive && text.trim() !== "";
  return (
    <div
      ref={box}
      className="shell-search"
      data-open={isOpen || undefined}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
        setIsActive(true);
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setIsActive(false);
        onClose();
      }}
    >
      <div className="shell-search-box">
        <Icon of={Search} />
        <input
          id={menuSearchId}
          type="text"
          inputMode="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t`Search the menu`}
          placeholder={t`Search the menu`}
          aria-expanded={isShown && found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && activeId !== null ? optionElementId(listId, activeId) : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsActive(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return onKeyDown(event);
            event.preventDefault();
            if (text === "") event.currentTarget.blur();
            leave();
          }}
        />
        <Keys keys={["/"]} />
        <span className="shell-search-close">
          <IconButton icon={X} size="small" label={t`Close the search`} onPress={leave} />
        </span>
      </div>
      <div className="shell-search-results" hidden={!isShown}>
        {found.length > 0 && (
          <OptionList
            id={listId}
            label={t`Found in the menu`}
            groups={[
              {
                id: "found",
                options: found.map(({ link, groups }) => ({
                  id: link.id,
                  label: link.title,
                  icon: link.icon ?? groups[0]?.icon,
                  detail: groups.map(({ title }) => title).join(" › "),
                })),
              },
            ]}
            activeId={activeId}
            onActivate={activate}
            onTake={take}
          />
        )}
        <output className="ui-options-status">
          {isShown && found.length === 0 && (
            <span className="ui-options-empty">{t`Opps!! There are no result found.`}</span>
          )}
        </output>
      </div>
    </div>
  );
}
