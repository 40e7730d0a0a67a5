import { afterEach, expect, test, vi } from "vitest";
import { createOperationDescriptor } from "relay-runtime";
import query from "#/__generated__/signInFactsQuery.graphql.ts";
import { beginAnew } from "./beginAnew.ts";
import { createNetwork } from "./network.ts";
import { RequestError } from "./RequestError.ts";
import { quiet } from "./underWay.ts";

vi.mock("./beginAnew.ts", () => ({ beginAnew: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const operation = createOperationDescriptor(query, {});

/** Runs one request against a fetch that answers with this. */
function run(data: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(data);
  vi.stubGlobal("fetch", fetch);
  const result = createNetwork().execute(operation.request.node.params, {}, { force: true }).toPromise();
  return { fetch, result };
}

const json = (body: unknown, status = 200, headers = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));

const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => "no failure",
    (error: unknown) => (error instanceof RequestError ? [error.failure, error.retryAfterSeconds] : error),
  );

test("a request names its stored document and carries the header no foreign form can set", async () => {
  const { fetch, result } = run(() => json({ data: { viewer: null } }));
  await result;
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/graphql");
  expect(init?.body).toBe(JSON.stringify({ documentId: query.params.id, variables: {} }));
  expect(init?.headers).toMatchObject({ "x-back-office": "1", "content-type": "application/json" });
});

test("a change outlives the page that sent it, unless it is longer than browsers keep; a query does not", async () => {
  const kept = async (operationKind: "mutation" | "query", text: string) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => json({ data: { viewer: null } }));
    vi.stubGlobal("fetch", fetch);
    const params = { ...operation.request.node.params, operationKind };
    await createNetwork().execute(params, { text }, { force: true }).toPromise();
    return fetch.mock.calls[0]?.[1]?.keepalive;
  };
  expect(await kept("mutation", "short")).toBe(true);
  expect(await kept("mutation", "x".repeat(40_000))).toBe(false);
  expect(await kept("query", "short")).toBe(false);
});

test("an error of one field stays in the answer", async () => {
  const errors = [{ message: "No.", path: ["viewer", "kind"] }];
  const { result } = run(() => json({ data: { viewer: null }, errors }));
  await expect(result).resolves.toEqual({ data: { viewer: null }, errors });
});

test("a field that the service behind the gateway lacks leaves the others in place", async () => {
  const errors = [
    {
      message: "The service does not offer this.",
      path: ["viewer", "products"],
      extensions: { code: "NOT_OFFERED" },
    },
  ];
  const { result } = run(() => json({ data: { viewer: { products: null } }, errors }));
  await expect(result).resolves.toEqual({
    data: { viewer: { products: null } },
    errors: [{ message: "NOT_OFFERED", path: ["viewer", "products"] }],
  });
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch")), ["unreachable", undefined]],
  [
    "an ended session",
    () => json({ errors: [{ message: "x", extensions: { code: "UNAUTHENTICATED" } }] }),
    ["unauthenticated", undefined],
  ],
  [
    "too many requests",
    () => json({ errors: [{ message: "x" }] }, 429, { "retry-after": "7" }),
    ["throttled", 7],
  ],
  [
    "a gateway that is down",
    () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 })),
    ["unavailable", undefined],
  ],
  ["a refused request", () => json({ errors: [{ message: "x" }] }, 403), ["rejected", undefined]],
  [
    "an answer that is not GraphQL",
    () => Promise.resolve(new Response("<html>")),
    ["unavailable", undefined],
  ],
  [
    "an answer whose every field failed",
    () => json({ data: null, errors: [{ message: "x", path: ["signIn"] }] }),
    ["unavailable", undefined],
  ],
])("%s is told apart", async (_, data, failure) => {
  expect(await failureOf(run(data).result)).toEqual(failure);
});

test("a viewer who is gone is an ended session, and only once there was one", async () => {
  const results = [{ viewer: null }, { viewer: { kind: "OWNER" } }, { viewer: null }];
  vi.stubGlobal("fetch", () => json({ data: results.shift() }));
  const network = createNetwork();
  const ask = () =>
    failureOf(network.execute(operation.request.node.params, {}, { force: true }).toPromise());
  expect([await ask(), await ask(), await ask()]).toEqual([
    "no failure",
    "no failure",
    ["unauthenticated", undefined],
  ]);
});

test("a query that a change has overtaken is asked again, so that the answer from before never takes the change away", async () => {
  const results: ((data: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => results.push(resolve)));
  const network = createNetwork();
  const ask = ({ params }: Pick<typeof query, "params">) =>
    network.execute(params, {}, { force: true }).toPromise();
  const reply = (index: number, name: string) => results[index]?.(Response.json({ data: { name } }));
  const read = ask(query);
  const other = ask(query);
  const change = ask({ params: { ...query.params, operationKind: "mutation" } });
  reply(1, "before");
  expect(await other).toMatchObject({ data: { name: "before" } });
  reply(2, "changed");
  await change;
  reply(0, "before");
  await expect.poll(() => results.length).toBe(4);
  reply(3, "changed");
  expect(await read).toMatchObject({ data: { name: "changed" } });
});

test("during a run of changes a query is asked twice more at most, and has the newest answer", async () => {
  const network = createNetwork();
  const ask = (operationKind: "mutation" | "query") =>
    network.execute({ ...query.params, operationKind }, {}, { force: true }).toPromise();
  let asked = 0;
  const fetch = async (_: unknown, { keepalive }: RequestInit = {}) => {
    if (keepalive !== true) {
      asked += 1;
      // Each answer comes behind a change that has been made meanwhile.
      if (asked < 10) await ask("mutation");
    }
    return json({ data: { name: `answer ${asked}` } });
  };
  vi.stubGlobal("fetch", fetch);
  expect(await ask("query")).toMatchObject({ data: { name: "answer 3" } });
  expect(asked).toBe(3);
});

test("giving up aborts the request", () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("Aborted.")));
      }),
  );
  vi.stubGlobal("fetch", fetch);
  const running = createNetwork().execute(operation.request.node.params, {}, { force: true }).subscribe({});
  running.unsubscribe();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("somebody waits for a request until it is answered, or has failed", async () => {
  for (const answer of [
    () => json({ data: { viewer: null } }),
    () => Promise.reject(new Error("No line.")),
  ]) {
    const { result } = run(answer);
    const over = vi.fn<() => void>();
    const rested = quiet().then(over);
    expect(over).not.toHaveBeenCalled();
    await failureOf(result);
    await rested;
    expect(over).toHaveBeenCalledOnce();
  }
});

test("a response to somebody else than the first never arrives: the page begins anew", async () => {
  const views = ["7", "7", null];
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const view = views.shift();
    return json({ data: { viewer: null } }, 200, view == null ? {} : { "x-seller-view": view });
  });
  vi.stubGlobal("fetch", fetch);
  const network = createNetwork();
  const ask = () => network.execute(operation.request.node.params, {}, { force: true }).toPromise();
  await ask();
  await ask();
  expect(beginAnew).not.toHaveBeenCalled();
  const arrived = vi.fn<() => void>();
  void ask().then(arrived);
  await vi.waitFor(() => expect(beginAnew).toHaveBeenCalledOnce());
  expect(arrived).not.toHaveBeenCalled();
});

test("a change of a page that another has replaced is not sent: it would be done in the name of whoever is signed in now", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => json({ data: { viewer: null } }));
  vi.stubGlobal("fetch", fetch);
  const change = { ...operation.request.node.params, operationKind: "mutation" as const };
  const first = createNetwork();
  const next = createNetwork();
  const arrived = vi.fn<() => void>();
  void first.execute(change, {}, { force: true }).toPromise().then(arrived);
  await next.execute(change, {}, { force: true }).toPromise();
  expect(fetch).toHaveBeenCalledOnce();
  expect(arrived).not.toHaveBeenCalled();
});
