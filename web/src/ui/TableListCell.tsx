import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
} from "react";
import { createLeafComponent } from "react-aria-components/CollectionBuilder";
import { TableStateContext } from "react-aria-components/Table";
import { type CellLook, cellLook } from "./TableCell.tsx";

interface ListCellProps extends CellLook {
  children?: ReactNode;
  /** The box that selects the row. */
  "data-selection"?: boolean;
}

/** A cell as React Aria's collection of the table knows it. */
interface CellNode {
  readonly key: string | number;
  readonly index?: number;
}

/** What takes the focus and presses inside a cell. */
const control = ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)";

/**
 * A cell of a long list, for every column but the row header: a table has hundreds, and what React Aria's does for cells that
 * can be pressed or selected themselves is more than half the work of a row. The keys and the focus are the same.
 */
export const ListCell = createLeafComponent(
  "cell",
  ({ children, "data-selection": isSelection, ...look }: ListCellProps, _: unknown, node: CellNode) => {
    const cell = useRef<HTMLTableCellElement>(null);
    const state = use(TableStateContext);
    const manager = state?.selectionManager;
    const isFocusedKey = manager?.focusedKey === node.key;
    const isFocused = manager?.isFocused === true && isFocusedKey;
    const enters = manager?.childFocusStrategy ?? "first";
    const takeFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLTableCellElement>) => {
      if (target !== currentTarget) {
        // With keys the table is one stop, and goes back to where it was left.
        if (!target.matches(":focus-visible")) manager?.setFocusedKey(node.key);
        return;
      }
      manager?.setFocusedKey(node.key);
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === currentTarget) enter(currentTarget, enters);
      });
    };
    return (
      <td
        {...cellLook(look)}
        ref={(element) => {
          cell.current = element;
          nameCollection(element);
        }}
        tabIndex={isFocusedKey ? 0 : -1}
        data-key={node.key}
        data-column-index={node.index}
        data-selection={isSelection}
        onFocus={takeFocus}
        onKeyDownCapture={state?.isKeyboardNavigationDisabled ? undefined : move}
        onPointerDown={keepPress}
        onMouseDown={keepPress}
      >
        {children}
        {isFocused && <Entrance of={cell} at={enters} />}
      </td>
    );
  },
);

/** React Aria looks cells up by the collection, which only its own hooks know. */
function nameCollection(cell: HTMLTableCellElement | null): void {
  const collection = cell?.parentElement?.dataset["collection"];
  if (collection) cell.setAttribute("data-collection", collection);
}

/** Stands in the cell that has the focus, so that not each of hundreds has an effect for it. */
function Entrance({
  of: cell,
  at,
}: {
  readonly of: RefObject<HTMLElement | null>;
  readonly at: "first" | "last";
}) {
  useEffect(() => enter(cell.current, at), [cell, at]);
  return null;
}

function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(control)];
}

/** Puts the focus on the first control of a cell or the last, or on the cell where it has none. */
function enter(cell: HTMLElement | null, at: "first" | "last"): void {
  const active = document.activeElement;
  if (!cell || (active !== cell && cell.contains(active))) return;
  // The table scrolls to it.
  (controlsIn(cell).at(at === "first" ? 0 : -1) ?? cell).focus({ preventScroll: true });
}

/** Arrows go through the controls of a cell and then on, whatever they would do in a control. */
function move(event: KeyboardEvent<HTMLTableCellElement>): void {
  const { key, altKey, target, currentTarget: cell, nativeEvent } = event;
  const isSideways = key === "ArrowLeft" || key === "ArrowRight";
  const isUpOrDown = (key === "ArrowUp" || key === "ArrowDown") && !altKey;
  if (!(isSideways || isUpOrDown) || !(target instanceof Element) || !cell.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const isOn = (key === "ArrowRight") === (getComputedStyle(cell).direction !== "rtl");
  const controls = controlsIn(cell);
  const at = controls.findIndex((one) => one === document.activeElement);
  const next = isSideways ? controls[at + (isOn ? 1 : -1)] : undefined;
  if (next) next.focus();
  else cell.parentElement?.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent));
}

/** What is pressed in a cell is no press of its row. */
function keepPress(event: SyntheticEvent<HTMLTableCellElement>): void {
  const { target, currentTarget } = event;
  if (target !== currentTarget && target instanceof Element && target.matches(control))
    event.stopPropagation();
}
