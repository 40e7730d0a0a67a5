import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Lock, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { permissionName } from "#/account/permissionNames.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import {
  actionNames,
  type Amount,
  amountOf,
  amountOfColumn,
  differencesFrom,
  isColumnOpen,
  type MatrixAction,
  type MatrixGroup,
  nextPlace,
  withColumn,
  withPermission,
  withRow,
} from "./roleMatrix.ts";
import { useRoleMatrixWords } from "./useRoleMatrixWords.ts";
import "./roleMatrix.css";

/** The role that another one was made from. */
export interface RoleTemplate {
  readonly name: string;
  readonly permissions: readonly string[];
}

interface RoleMatrixProps {
  readonly groups: readonly MatrixGroup[];
  readonly value: readonly string[];
  /** Null where it was made from none. */
  readonly template: RoleTemplate | null;
  /** Left out where it can only be looked at. */
  readonly onChange?: ((permissions: string[]) => void) | undefined;
}

/**
 * What a role allows: a row for each kind of record, a column for each thing that can be done with it. On a narrow screen the
 * rows are a list of groups. Arrow keys go from switch to switch.
 */
export function RoleMatrix({ groups, value, template, onChange }: RoleMatrixProps) {
  const { t, i18n } = useLingui();
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { actionTitles, entityTitle } = useRoleMatrixWords();
  const isReadOnly = onChange === undefined;
  const change = (next: string[]) => onChange?.(next);
  const hasLocked = !isReadOnly && groups.some(({ actions }) => actions.some((one) => !one.isGrantable));
  const columns = actionNames.filter((name) =>
    groups.some(({ actions }) => actions.some(({ action }) => action === name)),
  );

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const isForward = getComputedStyle(event.currentTarget).direction === "ltr" ? 1 : -1;
    const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowRight: [0, isForward],
      ArrowLeft: [0, -isForward],
    };
    const step = steps[event.key];
    const from = placeOf(event.target);
    if (!step || !from || !grid.current) return;
    const switches = [...grid.current.querySelectorAll<HTMLInputElement>("[data-place] input:enabled")];
    const places = switches.flatMap((one) => placeOf(one) ?? []);
    const to = nextPlace(places, from, ...step);
    if (!to) return;
    event.preventDefault();
    switches.find((one) => isSamePlace(placeOf(one), to))?.focus();
  };

  return (
    <div className="role-matrix-field">
      {template && <Differences template={template} value={value} />}
      {hasLocked && (
        <p id={hint} className="role-matrix-hint">
          <Icon of={Lock} size={14} />
          <Trans>You can give what you may do yourself. What you may not do stays as it is.</Trans>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the switches inside are what is operated; arrow keys are a shorter way between them */}
      <div
        ref={grid}
        className="role-matrix"
        data-columns={columns.length}
        data-read-only={isReadOnly || undefined}
        onKeyDown={go}
      >
        <div className="role-matrix-head">
          <span className="role-matrix-corner" aria-hidden />
          {columns.map((action, index) => {
            const title = actionTitles[action];
            return (
              <span key={action} className="role-matrix-column" data-place={`0 ${index + 1}`}>
                {isReadOnly ? (
                  <span aria-hidden>{title}</span>
                ) : (
                  <AmountSwitch
                    amount={amountOfColumn(groups, action, value)}
                    isDisabled={!isColumnOpen(groups, action)}
                    label={t`${title}: everything`}
                    text={title}
                    onSwitch={(isOn) => change(withColumn(groups, value, action, isOn))}
                  />
                )}
              </span>
            );
          })}
        </div>
        {groups.map((group, row) => {
          const title = entityTitle(group);
          return (
            <fieldset key={group.entity} className="role-matrix-row">
              <legend>
                <VisuallyHidden>{title}</VisuallyHidden>
              </legend>
              <span className="role-matrix-name" data-place={`${row + 1} 0`}>
                {isReadOnly ? (
                  <span aria-hidden>{title}</span>
                ) : (
                  <AmountSwitch
                    amount={amountOf(group.actions, value)}
                    isDisabled={!group.actions.some(({ isGrantable }) => isGrantable)}
                    label={t`${title}: everything`}
                    text={title}
                    onSwitch={(isOn) => change(withRow(groups, value, group.entity, isOn))}
                  />
                )}
              </span>
              {columns.map((action, index) => {
                const one = group.actions.find((known) => known.action === action);
                return (
                  <span
                    key={action}
                    className="role-matrix-cell"
                    data-empty={!one || undefined}
                    {...(one && { "data-place": `${row + 1} ${index + 1}` })}
                  >
                    {one && (
                      <PermissionSwitch
                        action={one}
                        label={i18n._(permissionName(one.permission))}
                        isChosen={value.includes(one.permission)}
                        mark={markOf(one.permission, value, template)}
                        isReadOnly={isReadOnly}
                        lockHint={hasLocked && !one.isGrantable ? hint : undefined}
                        onSwitch={(isOn) => change(withPermission(groups, value, one.permission, isOn))}
                      />
                    )}
                  </span>
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}

interface AmountSwitchProps {
  readonly amount: Amount;
  readonly isDisabled: boolean;
  /** What it is called; the text on the screen is the beginning of it. */
  readonly label: string;
  readonly text: string;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Switches a whole row or column. */
function AmountSwitch({ amount, isDisabled, label, text, onSwitch }: AmountSwitchProps) {
  return (
    <Checkbox
      aria-label={label}
      isSelected={amount === "all"}
      isIndeterminate={amount === "some"}
      isDisabled={isDisabled}
      onChange={() => onSwitch(amount !== "all")}
    >
      <span aria-hidden>{text}</span>
    </Checkbox>
  );
}

interface PermissionSwitchProps {
  readonly action: MatrixAction;
  readonly label: string;
  readonly isChosen: boolean;
  readonly mark: "added" | "removed" | undefined;
  readonly isReadOnly: boolean;
  /** The id of what says why it cannot be given. */
  readonly lockHint: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
}

function PermissionSwitch(props: PermissionSwitchProps) {
  const { action, label, isChosen, mark, isReadOnly, lockHint, onSwitch } = props;
  const { t } = useLingui();
  return (
    <span className="role-matrix-switch" data-mark={mark}>
      <Checkbox
        isSelected={isChosen}
        isReadOnly={isReadOnly}
        isDisabled={!isReadOnly && !action.isGrantable}
        {...(lockHint !== undefined && { "aria-describedby": lockHint })}
        onChange={onSwitch}
      >
        <span className="role-matrix-label">{label}</span>
      </Checkbox>
      {lockHint !== undefined && <Icon of={Lock} size={12} />}
      {mark && (
        <span className="role-matrix-mark">
          <Icon of={mark === "added" ? Plus : Minus} size={12} />
          <VisuallyHidden>{mark === "added" ? t`added` : t`taken away`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** How far a role has gone from the one that it was made from. */
function Differences({ template, value }: { template: RoleTemplate; value: readonly string[] }) {
  const { added, removed } = differencesFrom(template.permissions, value);
  const { name } = template;
  const count = added.length + removed.length;
  return (
    <output className="role-matrix-differs" data-same={count === 0 || undefined}>
      {count === 0 ? (
        <Trans>The same as {name}</Trans>
      ) : (
        <>
          <Trans>Differs from {name}</Trans>
          {added.length > 0 && (
            <span>
              <Icon of={Plus} size={12} /> <Plural value={added.length} one="# added" other="# added" />
            </span>
          )}
          {removed.length > 0 && (
            <span>
              <Icon of={Minus} size={12} />{" "}
              <Plural value={removed.length} one="# taken away" other="# taken away" />
            </span>
          )}
        </>
      )}
    </output>
  );
}

function markOf(permission: string, value: readonly string[], template: RoleTemplate | null) {
  if (template === null) return undefined;
  const isChosen = value.includes(permission);
  if (isChosen === template.permissions.includes(permission)) return undefined;
  return isChosen ? "added" : "removed";
}

function placeOf(element: EventTarget) {
  const text =
    element instanceof Element ? element.closest<HTMLElement>("[data-place]")?.dataset["place"] : undefined;
  if (text === undefined) return null;
  const [row = 0, column = 0] = text.split(" ").map(Number);
  return { row, column };
}

function isSamePlace(one: ReturnType<typeof placeOf>, other: ReturnType<typeof placeOf>): boolean {
  return one?.row === other?.row && one?.column === other?.column;
}
