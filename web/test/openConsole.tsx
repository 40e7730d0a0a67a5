import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, type RouteObject, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Network, Observable, type Variables } from "relay-runtime";
import { vi } from "vitest";
import { createEnvironment } from "#/relay/environment.ts";
import { resultOf } from "#/relay/graphqlResult.ts";
import { RelayContext, relayContext } from "#/relay/lateRelay.ts";
import type { RequestError } from "#/relay/RequestError.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEnd, SessionEndContext } from "#/relay/SessionEnd.ts";
import { startRelay } from "#/relay/startRelay.ts";
import { Root } from "#/shell/Root.tsx";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "./speakEnglish.ts";

/** What the gateway answers to an operation, by its name: the data, or why no response comes. */
export type Gateway = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

type Answer = Record<string, unknown> | RequestError | PartOfAnswer;

/** An answer in which the fields of these paths are null, because the service behind the gateway does not offer them. */
export class PartOfAnswer {
  readonly text: string;

  constructor(data: Record<string, unknown>, ...paths: readonly string[]) {
    const extensions = { code: "NOT_OFFERED" };
    const errors = paths.map((path) => ({ message: "x", path: path.split("."), extensions }));
    this.text = JSON.stringify({ data, errors });
  }
}

/** A request that the page has sent. */
export interface Sent {
  readonly name: string;
  readonly variables: Variables;
}

/**
 * Opens an address of the console over a gateway that the test plays, with the real router, store and frame of
 * messages. An operation that the test does not know fails the test by name.
 */
export async function openConsole(
  routes: RouteObject[],
  address: string,
  gateway: Gateway,
  /** E-mail of whose page it is; nothing that is typed is kept for a stranger. */
  owner: string | null = null,
) {
  speakEnglish();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("scrollTo", () => undefined);
  const sent: Sent[] = [];
  const environment = createEnvironment(
    Network.create(
      ({ name, operationKind }, variables) =>
        Observable.create((sink) => {
          sent.push({ name, variables });
          const answer = (data: Answer | Error) => {
            if (data instanceof Error) return sink.error(data);
            sink.next(data instanceof PartOfAnswer ? resultOf(data.text, 200) : { data });
            sink.complete();
          };
          const respond = () => {
            const data = gateway[name]?.(variables) ?? new Error(`The test plays no ${name}.`);
            if (data instanceof Promise) void data.then(answer);
            else answer(data);
          };
          // Relay draws what it expects of a mutation only after it is sent: a response must not come before.
          if (operationKind === "mutation") queueMicrotask(respond);
          else respond();
        }),
      // Nothing happens live unless a test hands it on itself.
      () => Observable.create(() => undefined),
    ),
  );
  const relay = Promise.resolve(startRelay(environment));
  const bring = () => relay;
  const sessionEnd = new SessionEnd();
  sessionEnd.belongTo(owner);
  const restart = vi.fn<(path: string) => void>();
  const router = createMemoryRouter([{ Component: Root, HydrateFallback: () => null, children: routes }], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[relayContext, bring]])),
  });
  await act(async () => {
    render(
      <StrictMode>
        <MessagesProvider>
          <RestartContext value={restart}>
            <SessionEndContext value={sessionEnd}>
              <RelayContext value={bring}>
                <RouterProvider router={router} />
              </RelayContext>
            </SessionEndContext>
          </RestartContext>
        </MessagesProvider>
      </StrictMode>,
    );
  });
  await screen.findByRole("heading", { level: 1 });
  return {
    sent,
    restart,
    router,
    environment,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
