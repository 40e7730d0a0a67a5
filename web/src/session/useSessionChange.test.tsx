import "fake-indexeddb/auto";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SignOutEverywhere } from "#/account/_components/SignOutEverywhere.tsx";
import { DelayedChanges, DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { readDraft, removeDraftsOf, writeDraft } from "#/form/draftStore.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { notifier } from "#/shell/notifier.ts";
import { toastQueue } from "#/ui/toastQueue.ts";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
// Brought here, so that no test waits for it to be compiled.
import "#/auth/LogoutPage.tsx";
import "#/sellers/view/BeginSellerView.tsx";

const LogoutPage = lazy(async () => ({ default: (await import("#/auth/LogoutPage.tsx")).Component }));
const BeginSellerView = lazy(() => import("#/sellers/view/BeginSellerView.tsx"));

/** The page stands before its dialog, which hides it from whoever looks for its heading. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const page = (
    <>
      <h1>Page</h1>
      <button onClick={() => setIsOpen(true)}>Open</button>
    </>
  );
  return { isOpen, page };
}

function Security() {
  const { isOpen, page } = useOpening();
  return (
    <>
      {page}
      <SignOutEverywhere isOpen={isOpen} onOpenChange={nothing} />
    </>
  );
}

function Seller() {
  const { isOpen, page } = useOpening();
  return (
    <>
      {page}
      {isOpen && <BeginSellerView id="seller-1" name="Pune" onClose={nothing} />}
    </>
  );
}

const asha = "asha@sprig.test";
const draft = { at: Date.now(), values: { name: "typed" }, base: { name: "" } };
const nothing = () => undefined;

afterEach(async () => {
  toastQueue.clear();
  await removeDraftsOf(null);
});

/** A page on which a deletion waits, a step is done that can be taken back, and a draft is kept. */
async function open(Shown: ComponentType, answers: { readonly signOutEverywhere?: object } = {}) {
  await writeDraft(asha, "category 1", draft);
  const happened: string[] = [];
  const changes = new DelayedChanges();
  const answer = Promise.withResolvers<void>();
  changes.add(async () => {
    happened.push("deletion sent");
    await answer.promise;
    happened.push("deletion answered");
  });
  notifier.offer({ title: "Kitchen has moved", label: "Undo", onAccept: nothing, onGone: nothing });
  await eventually(() => expect(titles()).toEqual(["Kitchen has moved"]));
  const noted = (name: string, data: Record<string, unknown>) => () => {
    happened.push(name);
    return data;
  };
  const Page = withRelay(() => (
    <DelayedChangesContext value={changes}>
      <Suspense>
        <Shown />
      </Suspense>
    </DelayedChangesContext>
  ));
  const { restart } = await openConsole(
    [{ path: "/", element: <Page /> }],
    "/",
    {
      useSignOutMutation: noted("signed out", { signOut: { __typename: "SignOutSuccess" } }),
      accountMutationsSignOutEverywhereMutation: noted("signed out everywhere", {
        signOutEverywhere: answers.signOutEverywhere ?? { __typename: "SignOutEverywhereSuccess" },
      }),
      BeginSellerViewMutation: noted("view begun", {
        beginSellerView: { __typename: "BeginSellerViewSuccess" },
      }),
    },
    asha,
  );
  return { happened, restart, answerDeletion: () => act(async () => answer.resolve()) };
}

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);
const keptDraft = async () => (await readDraft(asha, "category 1"))?.values;

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("signing out everywhere comes after what waits, and leaves neither drafts nor a way back", async () => {
  const { happened, restart, answerDeletion } = await open(Security);
  await press("Open");
  await press("Sign out everywhere");
  expect(happened).toEqual(["deletion sent"]);
  await answerDeletion();
  await eventually(() => expect(restart).toHaveBeenCalledExactlyOnceWith("/auth/login"));
  expect(happened).toEqual(["deletion sent", "deletion answered", "signed out everywhere"]);
  expect([titles(), await keptDraft()]).toEqual([[], undefined]);
});

test("who could not be signed out everywhere keeps drafts and the way back", async () => {
  const { happened, restart, answerDeletion } = await open(Security, {
    signOutEverywhere: {
      __typename: "UnavailableError",
      __isError: "UnavailableError",
      message: "Not now.",
    },
  });
  await press("Open");
  await press("Sign out everywhere");
  await answerDeletion();
  await eventually(() => expect(titles()).toEqual(["Not now.", "Kitchen has moved"]));
  expect(happened.at(-1)).toBe("signed out everywhere");
  expect([await keptDraft(), restart.mock.calls]).toEqual([{ name: "typed" }, []]);
});

test("the page that signs out sends what waits, and leaves neither drafts nor a way back", async () => {
  const { happened, restart, answerDeletion } = await open(LogoutPage);
  await answerDeletion();
  await eventually(() => expect(restart).toHaveBeenCalledWith("/auth/login"));
  // Twice, as its effects run twice here.
  expect(happened).toEqual(["deletion sent", "deletion answered", "signed out", "signed out"]);
  expect([titles(), await keptDraft()]).toEqual([[], undefined]);
});

test("a view as a location's people begins after what waits: in it nothing can be changed, nor taken back", async () => {
  const { happened, restart, answerDeletion } = await open(Seller);
  await press("Open");
  const dialog = await screen.findByRole("dialog", { name: "View Pune as its people do" });
  const reason = within(dialog).getByRole("textbox", { name: /Reason/ });
  await act(async () => fireEvent.change(reason, { target: { value: "An order is missing" } }));
  await press("Begin");
  expect(happened).toEqual(["deletion sent"]);
  await answerDeletion();
  await eventually(() => expect(restart).toHaveBeenCalledExactlyOnceWith("/dashboard/default"));
  expect(happened).toEqual(["deletion sent", "deletion answered", "view begun"]);
  expect([titles(), await keptDraft()]).toEqual([[], { name: "typed" }]);
});
