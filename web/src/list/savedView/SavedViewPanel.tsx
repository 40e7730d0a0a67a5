import { useLingui } from "@lingui/react/macro";
import { Check, EllipsisVertical } from "lucide-react";
import { use, useState } from "react";
import { useSearchParams } from "react-router";
import { Form } from "react-aria-components/Form";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu, type MenuAction } from "#/ui/Menu.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { ViewedList } from "./SavedViews.tsx";
import { useSavedViewChanges } from "./useSavedViewChanges.ts";
import { isSameView, stateOf, type ViewState } from "./viewState.ts";

/** A view of the list. */
interface View {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefaultForEverybody: boolean;
  readonly version: string;
  readonly viewerCanChange: boolean;
  readonly state: ViewState;
}

interface SavedViewPanelProps {
  readonly list: ViewedList;
  readonly views: readonly { readonly isDefault: boolean; readonly view: View }[];
  /** The one that the address names. */
  readonly chosen: View | undefined;
  readonly mayShare: boolean;
  /** Null is the list as it comes. */
  readonly onShow: (view: Pick<View, "id" | "state"> | null) => void;
}

/** The views of a list to choose from, what has changed of the chosen one, and a form that keeps a new one. */
export function SavedViewPanel({ list, views, chosen, mayShare, onShow }: SavedViewPanelProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [search] = useSearchParams();
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const changes = useSavedViewChanges(list.id);
  const shown = list.columns.shown.map(({ id }) => id);
  const known = list.columns.all.map(({ id }) => id);
  const now = stateOf(search, list.rules, shown);
  const isChanged = chosen !== undefined && !isSameView(search, chosen.state, list.rules, { shown, known });

  /** Says why something was not done; what was done shows by itself. */
  const told = async <Success,>(change: Promise<Success | MutationError | null | undefined>) => {
    const result = await change;
    if (typeof result === "object" && result !== null && "fieldErrors" in result) {
      const [fieldError] = Object.values(result.fieldErrors).flat();
      const text = result.formError ?? (typeof fieldError === "string" ? fieldError : undefined);
      if (!result.isUnanswered) notifier.failure(text ?? t`It could not be saved.`);
      return undefined;
    }
    return result;
  };
  const add = async () => {
    const state = {
      ...now,
      filters: now.filters.map((filter) => ({ ...filter, values: [...filter.values] })),
    };
    const id = await told(changes.add({ list: list.id, name, isShared, state }));
    if (typeof id === "string") onShow({ id, state: now });
  };
  const save = (view: View) => told(changes.edit({ id: view.id, version: view.version, state: now }));
  const act = (view: View, isDefault: boolean, action: string) => {
    if (action === "default")
      void told(
        changes.setDefault({ list: list.id, viewId: isDefault ? null : view.id, forEverybody: false }),
      );
    if (action === "everybody")
      void told(
        changes.setDefault({
          list: list.id,
          viewId: view.isDefaultForEverybody ? null : view.id,
          forEverybody: true,
        }),
      );
    if (action === "share") void told(changes.edit({ id: view.id, isShared: !view.isShared }));
    if (action === "delete") void told(changes.remove({ id: view.id, version: view.version }));
  };
  const actionsOf = (view: View, isDefault: boolean): MenuAction[] => [
    { id: "default", label: isDefault ? t`Not my default any more` : t`Make it my default` },
    ...(view.viewerCanChange && view.isShared
      ? [
          {
            id: "everybody",
            label: view.isDefaultForEverybody
              ? t`Not everybody's default any more`
              : t`Make it everybody's default`,
          },
        ]
      : []),
    ...(view.viewerCanChange && mayShare
      ? [{ id: "share", label: view.isShared ? t`Make it mine alone` : t`Share it` }]
      : []),
    ...(view.viewerCanChange ? [{ id: "delete", label: t`Delete`, isDangerous: true }] : []),
  ];
  const moreFor = (name: string) => t`More for ${name}`;
  const changesOf = (name: string) => t`Changes of ${name}`;
  const groups = [
    { title: t`My views`, views: views.filter(({ view }) => !view.isShared) },
    { title: t`Shared views`, views: views.filter(({ view }) => view.isShared) },
  ];
  return (
    <>
      {isChanged && (
        <div className="list-view-changed" role="group" aria-label={changesOf(chosen.name)}>
          <span>{t`Changed`}</span>
          {chosen.viewerCanChange && (
            <Button size="small" isPending={changes.isPending} onPress={() => void save(chosen)}>
              {t`Save`}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => onShow(chosen)}>
            {t`Reset`}
          </Button>
        </div>
      )}
      <Button variant="quiet" size="small" isFullWidth onPress={() => onShow(null)}>
        {t`The whole list`}
      </Button>
      {groups.map(
        (group) =>
          group.views.length > 0 && (
            <section key={group.title} aria-label={group.title}>
              <h3 className="list-view-group">{group.title}</h3>
              <ul>
                {group.views.map(({ view, isDefault }) => (
                  <li key={view.id} className="list-view">
                    <Button
                      variant="quiet"
                      size="small"
                      isFullWidth
                      {...(view.id === chosen?.id && { "aria-current": "true" as const })}
                      onPress={() => onShow(view)}
                    >
                      {view.id === chosen?.id && <Icon of={Check} size={14} />}
                      <span dir="auto">{view.name}</span>
                      {isDefault && <span className="list-view-note">{t`Default`}</span>}
                    </Button>
                    <Menu
                      trigger={<IconButton icon={EllipsisVertical} size="small" label={moreFor(view.name)} />}
                      items={actionsOf(view, isDefault)}
                      onAction={(action) => act(view, isDefault, action)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <Form
        className="list-view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField label={t`Save this list as`} value={name} onChange={setName} />
        {mayShare && (
          <Checkbox isSelected={isShared} onChange={setIsShared}>
            {t`Share it with everybody`}
          </Checkbox>
        )}
        <Button type="submit" size="small" isPending={changes.isPending} isDisabled={name.trim() === ""}>
          {t`Save view`}
        </Button>
      </Form>
    </>
  );
}
