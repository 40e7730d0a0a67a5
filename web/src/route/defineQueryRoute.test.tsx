import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { createMemoryRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createOperationDescriptor, Network, Observable, type Variables } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ViewCategoryPageQuery as Query } from "#/__generated__/ViewCategoryPageQuery.graphql.ts";
import query from "#/__generated__/ViewCategoryPageQuery.graphql.ts";
import parameters from "#/__generated__/ViewCategoryPageQuery$parameters.ts";
import { categoryVariables } from "#/catalogue/category/categoryList.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { eventually } from "../../test/eventually.ts";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { defineQueryRoute } from "./defineQueryRoute.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./queryComponent.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { relayContext } from "#/relay/lateRelay.ts";
import { startRelay } from "#/relay/startRelay.ts";
import { useReload } from "#/relay/useReload.ts";
import { preloadRoute } from "./routePreload.ts";

speakEnglish();

/** A page on the screen holds its data twice: by the route's reference and by its own reading of it. */
const held = 2;

interface Request {
  variables: Variables;
  isAborted: boolean;
  respond: () => void;
}

/** A console of two query routes and one plain page over a network that answers when the test says so. */
function startConsole({
  chunk = Promise.resolve(),
  arrival = Promise.resolve(),
  isStrict = false,
  opensAt = "/",
} = {}) {
  const requests: Request[] = [];
  const environment = createEnvironment(
    Network.create((_, variables) =>
      Observable.create((sink) => {
        const request: Request = {
          variables,
          isAborted: false,
          respond() {
            sink.next(MockPayloadGenerator.generate(createOperationDescriptor(query, variables)));
            sink.complete();
          },
        };
        requests.push(request);
        return () => {
          request.isAborted = true;
        };
      }),
    ),
  );
  const relay = arrival.then(() => startRelay(environment));
  const reloads: (() => void)[] = [];
  let retained = 0;
  const retain = environment.retain.bind(environment);
  environment.retain = (operation) => {
    retained += 1;
    const kept = retain(operation);
    return {
      dispose() {
        retained -= 1;
        kept.dispose();
      },
    };
  };
  function Page({ queryRef }: { queryRef: PreloadedQuery<Query> }) {
    // Real pages read through fragments, which wait for all of their data; this one reads nothing but waits alike.
    usePreloadedQuery<Query>(query, queryRef, { UNSTABLE_renderPolicy: "full" });
    reloads.push(useReload());
    return <p>Rows from {queryRef.variables.offset}</p>;
  }
  const list = defineQueryRoute<Query>({
    parameters,
    variables: ({ search }) => categoryVariables(1, search),
    page: async () => {
      await chunk;
      return { query, Page, Skeleton: () => <p>Loading</p> };
    },
  });
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>Start</p>, HydrateFallback: () => null },
      { path: "/list", ...list, HydrateFallback: () => null },
    ],
    {
      getContext: () => new RouterContextProvider(new Map([[relayContext, () => relay]])),
      initialEntries: [opensAt],
    },
  );
  const tree = (
    <MessagesProvider>
      <RouterProvider router={router} />
    </MessagesProvider>
  );
  render(isStrict ? <StrictMode>{tree}</StrictMode> : tree);
  return {
    requests,
    retained: () => retained,
    /** What the page that was drawn first asks with, as a save does that was begun there. */
    reload: () => act(async () => reloads[0]?.()),
    prepare: async (search: string) => {
      const started = await relay;
      preloadRoute(list.loader, started, { params: {}, search: new URLSearchParams(search) });
    },
    /** What a change does that moves rows in lists that are not on the screen. */
    change: () => environment.commitUpdate(invalidateLists),
    go: (to: string | -1) => act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    start: (to: string) => act(async () => void router.navigate(to)),
    respond: (index: number) => act(async () => requests[index]?.respond()),
  };
}

test("the request leaves before the chunk is here", async () => {
  const { start, requests } = startConsole({ chunk: new Promise(() => undefined) });
  await start("/list");
  expect(requests).toHaveLength(1);
});

test("where the console is opened, what stands around the page is drawn before its chunk is here, and later not", async () => {
  window.openingRequests = new Map();
  window.location.hash = "#/master/list";
  const { promise: chunk, resolve: arrive } = Promise.withResolvers<void>();
  const { respond, requests } = startConsole({ chunk, opensAt: "/list" });
  // The router has all it waits for.
  await eventually(() => expect(document.querySelector(".ui-coming")).not.toBeNull());
  expect(requests).toHaveLength(1);
  await respond(0);
  await act(async () => arrive());
  expect(screen.getByText("Rows from 0")).toBeDefined();
  delete window.openingRequests;
  window.location.hash = "";
  cleanup();

  const later = startConsole({ chunk: new Promise(() => undefined) });
  await later.start("/list");
  expect(screen.getByText("Start")).toBeDefined();
});

test("an interrupted navigation aborts its request and keeps no data", async () => {
  const { start, go, requests, retained } = startConsole({ chunk: new Promise(() => undefined) });
  await start("/list");
  expect(retained()).toBe(1);
  await go("/");
  expect(requests[0]?.isAborted).toBe(true);
  expect(retained()).toBe(0);
});

test("who leaves while Relay is on its way asks for nothing", async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const { start, go, requests, retained } = startConsole({ arrival });
  await start("/list");
  await go("/");
  await act(async () => arrive());
  expect(requests).toEqual([]);
  expect(retained()).toBe(0);
});

test("whoever waits for Relay is shown the page once it is here", async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const { start, respond, requests } = startConsole({ arrival });
  await start("/list");
  expect(requests).toEqual([]);
  await act(async () => arrive());
  expect(screen.getByText("Loading")).toBeDefined();
  await respond(0);
  expect(screen.getByText("Rows from 0")).toBeDefined();
});

test.each([false, true])("skeleton, then page, with one request (StrictMode: %s)", async (isStrict) => {
  const { go, respond, requests, retained } = startConsole({ isStrict });
  await go("/list");
  expect(screen.getByText("Loading")).toBeDefined();
  await respond(0);
  expect(screen.getByText("Rows from 0")).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(retained()).toBe(held);
});

test("a page that was prepared is there at once, however often it was prepared", async () => {
  const { go, prepare, respond, requests, retained } = startConsole();
  await prepare("page=2");
  await respond(0);
  await prepare("page=2");
  await go("/list?page=2");
  expect(screen.getByText("Rows from 5")).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(retained()).toBe(held);
});

test("a page that is opened while it is prepared waits for the same answer", async () => {
  const { go, prepare, respond, requests, retained } = startConsole();
  await prepare("");
  await go("/list");
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([false]);
  expect(screen.getByText("Loading")).toBeDefined();
  await respond(0);
  expect(screen.getByText("Rows from 0")).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(retained()).toBe(held);
});

test("what was prepared before a change is asked anew when it is opened", async () => {
  const { go, prepare, respond, change, requests, retained } = startConsole();
  await prepare("");
  await respond(0);
  change();
  await go("/list");
  expect(requests).toHaveLength(2);
  expect(screen.getByText("Loading")).toBeDefined();
  await respond(1);
  expect(screen.getByText("Rows from 0")).toBeDefined();
  expect(retained()).toBe(held);
});

test("a change of the search keeps the old page until the new one is here, then lets the old data go", async () => {
  const { go, respond, requests, retained } = startConsole();
  await go("/list");
  await respond(0);
  await go("/list?page=2");
  expect(screen.getByText("Rows from 0")).toBeDefined();
  expect(screen.queryByText("Loading")).toBeNull();
  await respond(1);
  expect(screen.getByText("Rows from 5")).toBeDefined();
  expect(requests[1]?.variables["offset"]).toBe(5);
  expect(retained()).toBe(held);
});

test("leaving keeps no data, and Back shows the page from the store without asking again", async () => {
  const { go, respond, requests, retained } = startConsole();
  await go("/list");
  await respond(0);
  await go("/");
  expect(retained()).toBe(0);
  await go(-1);
  expect(screen.getByText("Rows from 0")).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(retained()).toBe(held);
});

test("unmounting the console keeps no data", async () => {
  const { go, respond, retained } = startConsole();
  await go("/list");
  await respond(0);
  cleanup();
  expect(retained()).toBe(0);
});

test("a save that was begun before the search changed reads again what is shown now", async () => {
  const { go, respond, reload, requests } = startConsole();
  await go("/list");
  await respond(0);
  await go("/list?page=2");
  await respond(1);
  await reload();
  await respond(2);
  expect(requests.map(({ variables }) => variables["offset"])).toEqual([0, 5, 5]);
  expect(screen.getByText("Rows from 5")).toBeDefined();
});
