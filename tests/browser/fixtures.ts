import { expect, type Page } from "playwright/test";
import { createBucket } from "../../bff/test/harness/bucket.ts";
import { createDatabase } from "./database.ts";
import { preparedData } from "./preparedData.ts";
import { preparedTest } from "./preparedPages.ts";
import { Product } from "./product.ts";
import { callService } from "./restService.ts";
import { SignInPage } from "./pages/SignInPage.ts";

/**
 * What the gateway stands on: the embedded service with files of its own; the service with PostgreSQL, Redis and a bucket; or
 * one that answers nothing but the calls of the two documents, as somebody else's would (decision D-13).
 */
export type Backend = "embedded" | "servers" | "documentedOnly";

/** The demo's people (README). */
export const people = {
  owner: "owner@verdant.test",
  seller: "seller@verdant.test",
  otherOwner: "owner@fernway.test",
} as const;
export const password = "Verdant-Demo-1";

/** What is said of the page that a test is given, not of those that it opens itself. */
export interface PageOptions {
  /** Whether the code of what may be opened next comes ahead, as for everybody who does not save data (D-03). */
  readonly bringsAhead: boolean;
}

interface TestFixtures extends PageOptions {
  /** Whether the page opens the stream of events. While one is open a page never counts as loaded with all it needs. */
  readonly listens: boolean;
  readonly signInPage: SignInPage;
  /**
   * Signs one of the demo's people in and answers with the page they arrive at. Where nobody was before, without the form,
   * which takes longer and has tests of its own; on a page in use by the form, so that what was there before stays.
   */
  readonly signIn: (person: keyof typeof people) => Promise<Page>;
}

interface WorkerFixtures {
  readonly backend: Backend;
  /** The started product, shared by the tests of a worker: each test makes records with names of its own. */
  readonly product: Product;
}

export const test = preparedTest.extend<TestFixtures, WorkerFixtures>({
  backend: ["embedded", { option: true, scope: "worker" }],
  product: [
    async ({ backend }, provide) => {
      const prepared = backend === "embedded" ? preparedData() : undefined;
      const product = new Product(await environments[backend](), prepared);
      await product.start();
      await provide(product);
      await product.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.origin),
  listens: [false, { option: true }],
  bringsAhead: [true, { option: true }],
  page: async ({ page, listens, bringsAhead }, provide) => {
    if (!bringsAhead) await page.addInitScript(saveData);
    if (!listens) await page.addInitScript(withoutEvents);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await provide(page);
    expect(failures, "errors thrown in the page").toEqual([]);
  },
  signInPage: async ({ page }, provide) => provide(new SignInPage(page)),
  signIn: async ({ page, signInPage, product }, provide) =>
    provide(async (person) => {
      // The demo's second company is in the middle of its set-up, which would come before every other screen.
      if (person === "otherOwner")
        await callService(product, "POST", "/v1/companyPO/page5", { company_po_id: 2 });
      if (page.url() === "about:blank") await comeIn(page, product.origin, person);
      else {
        await signInPage.open();
        await signInPage.submit(people[person], password);
      }
      // The address changes before the screen does, and the sign-in page has a main part too.
      await page.getByRole("button", { name: /^Account/ }).waitFor();
      return page;
    }),
});

export { expect };

/** All come from one browser: a sign-in from a new device is told of, which is another test's matter. */
const ownDevice = `__Host-did=${"d".repeat(43)}`;

/** Gets a session from the gateway into the page's cookies and opens the person's home. */
async function comeIn(page: Page, origin: string, person: keyof typeof people): Promise<void> {
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { "x-back-office": "1", origin, cookie: ownDevice },
    data: {
      query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
      variables: { input: { email: people[person], password, rememberMe: false } },
    },
  });
  expect(await response.json()).toMatchObject({ data: { signIn: { __typename: "SignInSuccess" } } });
  await page.goto(person === "seller" ? "/#/master/ViewProduct" : "/#/master/ViewSeller");
}

/** Runs in the page: its user saves data. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** Runs in the page: the stream of events is asked for and never answered, and costs no connection. */
function withoutEvents(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).get("accept") === "text/event-stream"
      ? new Promise(() => undefined)
      : fetch(input, init);
}

const environments: Record<Backend, () => Promise<Record<string, string>>> = {
  embedded: async () => ({}),
  servers,
  documentedOnly: async () => ({ DOCUMENTED_ONLY: "on" }),
};

async function servers(): Promise<Record<string, string>> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_S3_URL } = process.env;
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL)
    throw new Error("This project runs only with PostgreSQL and Redis.");
  const objects = TEST_S3_URL ? (await createBucket(TEST_S3_URL)).environment : {};
  return { ...objects, DATABASE_URL: await createDatabase(TEST_DATABASE_URL), REDIS_URL: TEST_REDIS_URL };
}
