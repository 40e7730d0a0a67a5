import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";

/** The flags of the sign-in that decide where an owner goes on (Document 1 §4). */
const names = [
  "pw_changed",
  "primary_login",
  "signup_process_over",
  "signup_page1_over",
  "signup_page2_over",
  "signup_page6_over",
] as const;
type Flags = Readonly<Record<(typeof names)[number], boolean>>;

/** The flags of the n-th combination of 64: those whose bit is set. */
function combination(n: number): Flags {
  const isSet = (name: (typeof names)[number]): boolean => Boolean((n >> names.indexOf(name)) & 1);
  return {
    pw_changed: isSet("pw_changed"),
    primary_login: isSet("primary_login"),
    signup_process_over: isSet("signup_process_over"),
    signup_page1_over: isSet("signup_page1_over"),
    signup_page2_over: isSet("signup_page2_over"),
    signup_page6_over: isSet("signup_page6_over"),
  };
}

/** The document's list, top to bottom: the first that fits decides (Document 1 §4, decision D-21). */
function stepOf(flags: Flags): string {
  if (!flags.pw_changed) return "CHANGE_PASSWORD";
  if (!flags.primary_login) return "HOME";
  if (flags.signup_process_over) return "HOME";
  // Page 6 counts as the end whatever the pages before it say.
  if (flags.signup_page6_over) return "HOME";
  return flags.signup_page1_over ? "SIGNUP_STEP_2" : "SIGNUP_STEP_1";
}

const credentials = v.object({ email: v.string() });
let service: StubService;
let gateway: TestGateway;

beforeAll(async () => {
  service = await startStubService(
    {
      "POST /signin": ({ body }) => {
        const n = Number(/\d+/.exec(v.parse(credentials, body).email)?.[0]);
        const ids = { user_po_id: n + 1, company_po_id: n + 1 };
        const business = { business_name: "Sprig", business_subdomain: "sprig" };
        return { body: [{ ...ids, ...business, ...combination(n) }] };
      },
    },
    // The company cannot be read: the flags alone decide.
    () => ({ status: 404, body: { message: "There is no such record." } }),
  );
  gateway = await startTestGateway(service.url, { DEVELOPER_MODE: "on" });
});

afterAll(async () => {
  await gateway.close();
  await service.close();
});

const document = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInSuccess { viewer { nextStep } } }
}`;

test.each(Array.from({ length: 64 }, (_, n) => [n, combination(n)] as const))(
  "M-LOGIN-5 combination %i: %o",
  async (n, flags) => {
    const input = { email: `person${n}@stub.test`, password: "any password", rememberMe: false };
    const { data } = await gateway.caller().send(document, { input });
    expect(data).toEqual({ signIn: { viewer: { nextStep: stepOf(flags) } } });
  },
);
