import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { type ReactNode, startTransition, useState } from "react";
import { graphql, useRefetchableFragment, useSubscribeToInvalidationState } from "react-relay";
import type { SetUpAreaMutation } from "#/__generated__/SetUpAreaMutation.graphql";
import type { SetUpArea_viewer$key } from "#/__generated__/SetUpArea_viewer.graphql";
import type { SetUpAreaRefetchQuery } from "#/__generated__/SetUpAreaRefetchQuery.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { ListMode } from "#/list/ListMode.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { linkOf, storedViewer } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { showSideways } from "#/ui/showSideways.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { type SignupTab, tabAddress } from "../signupAddress.ts";

interface SetUpAreaProps {
  readonly tab: SignupTab;
  readonly viewerKey: SetUpArea_viewer$key;
  /** The list of the tab. */
  readonly children: ReactNode;
}

/** Step 4: four tabs with a count and a mark when something is there, the list of one of them, and the end (decision D-43). */
export function SetUpArea({ tab, viewerKey, children }: SetUpAreaProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [finish, isFinishing] = useChange<SetUpAreaMutation>(
    graphql`
      mutation SetUpAreaMutation {
        finishSignUp {
          ... on FinishSignUpSuccess {
            viewer {
              nextStep
            }
            company {
              completedSignupParts
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      // The viewer of the response has no id, so the store takes it for another one than the root's.
      updater: (store) => {
        const nextStep = linkOf(store.getRootField("finishSignUp"), "viewer")?.getValue("nextStep");
        if (nextStep) storedViewer(store)?.setValue(nextStep, "nextStep");
      },
    },
  );
  const [missing, setMissing] = useState<{ readonly text: string; readonly totals: string }>();
  const [viewer, refetch] = useRefetchableFragment<SetUpAreaRefetchQuery, SetUpArea_viewer$key>(
    graphql`
      fragment SetUpArea_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "SetUpAreaRefetchQuery") {
        __id
        allCategories: categories(level: 1, first: 1) {
          totalCount
        }
        allBanners: banners(first: 1) {
          totalCount
        }
        allCollections: collections(first: 1) {
          totalCount
        }
        offeredAreas
        allSellers: sellers(first: 1) @catch(to: NULL) {
          totalCount
        }
      }
    `,
    viewerKey,
  );
  // What a dialog of a list has added or deleted counts here too.
  useSubscribeToInvalidationState([viewer.__id], () =>
    startTransition(() => void refetch({}, { fetchPolicy: "network-only" })),
  );
  const tabs: readonly { readonly id: SignupTab; readonly name: string; readonly total: number | null }[] = [
    { id: "categories", name: t`Categories`, total: viewer.allCategories.totalCount },
    { id: "banners", name: t`Banners`, total: viewer.allBanners.totalCount },
    { id: "collections", name: t`Collections`, total: viewer.allCollections.totalCount },
    // A service that lists none has none to be set up. Where the list fails the tab says so.
    ...(viewer.offeredAreas.includes("LOCATIONS")
      ? [{ id: "locations" as const, name: t`Locations`, total: viewer.allSellers?.totalCount ?? null }]
      : []),
  ];
  // What is missing may be here since: then it is no longer said.
  const totals = JSON.stringify(tabs.map(({ total }) => total));
  const end = async () => {
    setMissing(undefined);
    // When it is over, the guard of this page leads to the console.
    const error = await finish();
    if (error) setMissing({ text: mutationErrorText(error), totals });
  };
  const mayEnd = viewer.allCategories.totalCount > 0;
  return (
    <>
      {mayEnd && (
        <Notice
          tone="success"
          title={t`What is required is done`}
          action={
            <Button size="small" onPress={() => void end()} isDisabled={isFinishing}>
              {t`End the set-up`}
            </Button>
          }
        >
          {t`Everything else can wait; you find it in the menu.`}
        </Notice>
      )}
      <nav className="signup-tabs" aria-label={t`What to set up`}>
        {tabs.map(({ id, name, total }) => (
          <Link
            key={id}
            look="plain"
            ref={id === tab ? showSideways : null}
            href={tabAddress(id)}
            {...(id === tab && { "aria-current": "page" as const })}
          >
            <span className="signup-tab-mark" data-done={total ? true : undefined}>
              {total ? <Icon of={Check} size={12} /> : null}
            </span>
            {name}
            {total !== null && <span className="signup-tab-count">{count(total)}</span>}
            {total ? <span className="ui-visually-hidden">{` (${t`done`})`}</span> : null}
          </Link>
        ))}
      </nav>
      <ListMode value="section">{children}</ListMode>
      {missing?.totals === totals && (
        <Notice tone="danger" announce="alert">
          {missing.text}
        </Notice>
      )}
      <div className="signup-actions">
        <LinkButton href={signupStepAddress(3)}>{t`Back`}</LinkButton>
        <Button
          variant="primary"
          onPress={() => void end()}
          isPending={isFinishing}
          pendingLabel={t`Finishing`}
        >
          {t`Finish`}
        </Button>
      </div>
    </>
  );
}
