import { act, fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider as AriaRouterProvider } from "react-aria-components";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Network, Observable } from "relay-runtime";
import { expect, vi } from "vitest";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
// Brought here, so that no test waits for it to be compiled.
import "#/activity/ActivityPanel.tsx";
import { AuditContext } from "#/activity/AuditContext.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { type Notifier, NotifierContext, type Offer } from "#/relay/Notifier.ts";
import { touchesOf } from "#/relay/Touches.ts";
import { ReloadContext } from "#/relay/useReload.ts";
import { eventually } from "./eventually.ts";
import type { Gateway } from "./openConsole.tsx";
import { speakEnglish } from "./speakEnglish.ts";

export const change = (
  path: string,
  label: string,
  kind: string,
  before: string | null,
  after: string | null,
) => ({
  path: [path],
  label,
  kind,
  before,
  after,
});
export const pot = { __typename: "Product", id: "p1", version: "v7", viewerCanUpdate: true };
export const entry = (id: string, minute: number, values: object = {}) => ({
  cursor: id,
  node: {
    __typename: "AuditEntry",
    id,
    at: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
    action: "CHANGED",
    note: null,
    noteDetail: null,
    noteCount: null,
    actingFor: null,
    jobId: null,
    reason: null,
    actor: { id: "owner:1", name: "Asha Rao", kind: "OWNER", picture: null },
    subjectType: "Product",
    subjectId: "p1",
    subjectName: "Clay pot",
    subject: pot,
    changes: [],
    ...values,
  },
});
export const meera = { id: "seller:7", name: "Meera Nair", kind: "SELLER", picture: null };

/** The button of a product's page, and what it opens. */
export async function openActivity(gateway: Gateway, mayReadAudit = true) {
  speakEnglish();
  const sent: { readonly name: string; readonly variables: unknown }[] = [];
  const environment = createEnvironment(
    Network.create(({ name }, variables) =>
      Observable.create((sink) => {
        sent.push({ name, variables });
        const answer = (data: object) => {
          if (data instanceof Error) return sink.error(data);
          sink.next({ data: "text" in data ? {} : { ...data } });
          sink.complete();
        };
        const data = gateway[name]?.(variables) ?? new Error(`The test plays no ${name}.`);
        if (data instanceof Promise) void data.then(answer);
        else answer(data);
      }),
    ),
  );
  const said: string[] = [];
  const offers: Offer[] = [];
  const notifier: Notifier = {
    success: (text) => void said.push(text),
    information: (text) => void said.push(text),
    failure: (text) => void said.push(text),
    again: () => undefined,
    offer(offer) {
      offers.push(offer);
      return { close: () => undefined };
    },
  };
  const reload = vi.fn<() => void>();
  const opener = (
    <AriaRouterProvider navigate={vi.fn()}>
      <ActivityButton id="p1" name="Clay pot" />
    </AriaRouterProvider>
  );
  await act(async () => {
    render(
      <MessagesProvider>
        <RelayEnvironmentProvider environment={environment}>
          <ReloadContext value={reload}>
            <NotifierContext value={notifier}>
              <AuditContext value={mayReadAudit}>
                <RouterProvider router={createMemoryRouter([{ path: "/", element: opener }])} />
              </AuditContext>
            </NotifierContext>
          </ReloadContext>
        </RelayEnvironmentProvider>
      </MessagesProvider>,
    );
  });
  const button = screen.queryByRole("button", { name: "Activity of Clay pot" });
  if (button) {
    await act(async () => fireEvent.click(button));
    await screen.findByRole("dialog", { name: "Activity" });
    await eventually(() => expect(document.querySelector(".activity-skeleton")).toBeNull());
  }
  return {
    sent,
    said,
    offers,
    reload,
    reads: () => sent.filter(({ name }) => name === "ActivityPageQuery").map(({ variables }) => variables),
    touch: (kind: string, id: string) =>
      act(async () => {
        touchesOf(environment).noteTouched(kind, id);
      }),
  };
}
export const page = (edges: readonly object[], hasNextPage = false) => ({
  node: {
    __typename: "Product",
    id: "p1",
    timeline: { edges, pageInfo: { hasNextPage, endCursor: hasNextPage ? "end" : null } },
  },
});
export const sentences = () =>
  [...document.querySelectorAll(".activity-text > p:first-child")].map((line) => line.textContent);
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
