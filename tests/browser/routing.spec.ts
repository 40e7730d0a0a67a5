import type { Page } from "playwright/test";
import { leave } from "./leave.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import { expect, test } from "./signInStub.ts";

/** The flags of the sign-in that decide where somebody goes (Document 1 §4), none of them set. */
const none = {
  pw_changed: false,
  primary_login: false,
  signup_process_over: false,
  signup_page1_over: false,
  signup_page2_over: false,
  signup_page6_over: false,
};
const first = { ...none, pw_changed: true, primary_login: true };

let people = 0;

/** An id and an address that no other test has. */
function nextPerson(): { readonly id: number; readonly email: string } {
  people += 1;
  return { id: people, email: `person${people}@stub.test` };
}

const business = { business_name: "Sprig", business_subdomain: "sprig" };

/** Signs somebody in and waits for the place they come to; then the page is as if nobody had been there. */
async function arriveAt(page: Page, email: string, route: string): Promise<void> {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.submit(email, "any password");
  await page.waitForURL((address) => address.hash === `#${route}`, { waitUntil: "commit" });
  await leave(page);
}

// All 64 combinations of the flags: bff/src/session/signInFlags.test.ts. Here each place that they can lead to, and each
// flag that decides.
test("M-LOGIN-5 the flags of an owner lead to the first password, the set-up or home", async ({
  page,
  stub,
}) => {
  test.slow();
  for (const [flags, route] of [
    [none, "/auth/ChangePassword"],
    [{ ...first, pw_changed: false, signup_process_over: true }, "/auth/ChangePassword"],
    [{ ...first, primary_login: false }, "/master/ViewSeller"],
    [first, "/auth/SignupProcess"],
    [{ ...first, signup_page1_over: true }, "/auth/SignupProcess?val=2"],
    [{ ...first, signup_page1_over: true, signup_page2_over: true }, "/auth/SignupProcess?val=2"],
    [{ ...first, signup_page2_over: true }, "/auth/SignupProcess"],
    [{ ...first, signup_page6_over: true }, "/master/ViewSeller"],
    [{ ...first, signup_process_over: true }, "/master/ViewSeller"],
  ] as const) {
    const { id, email } = nextPerson();
    stub.people.set(email, {
      signIn: { user_po_id: id, company_po_id: id, ...business, ...flags },
      company: null,
    });
    await test.step(`${JSON.stringify(flags)}: ${route}`, () => arriveAt(page, email, route));
  }
});

test("M-LOGIN-5 an owner goes on at the first unfinished step when the company can be read", async ({
  page,
  stub,
}) => {
  const flags = { ...first, signup_page1_over: true, signup_page2_over: true };
  for (const [company, route] of [
    [{ signup_page2_over: false, signup_page3_over: false }, "/auth/SignupProcess?val=2"],
    [{ signup_page2_over: true, signup_page3_over: false }, "/auth/SignupProcess?val=3"],
    [{ signup_page2_over: true, signup_page3_over: true }, "/auth/SignupProcess?val=4"],
    [{ signup_page2_over: true, signup_page3_over: true, signup_page5_over: true }, "/master/ViewSeller"],
    [{ signup_page6_over: true }, "/master/ViewSeller"],
    [{ signup_process_over: true }, "/master/ViewSeller"],
  ] as const) {
    const { id, email } = nextPerson();
    stub.people.set(email, {
      signIn: { user_po_id: id, company_po_id: id, ...business, ...flags },
      company: { ...business, ...company },
    });
    await test.step(`${JSON.stringify(company)}: ${route}`, () => arriveAt(page, email, route));
  }
});

for (const [pw_changed, route] of [
  [false, "/auth/ChangePasswordSeller"],
  [true, "/master/ViewProduct"],
] as const) {
  test(`D-16 somebody of a location, pw_changed ${pw_changed}: ${route}, whoever they are there`, async ({
    page,
    stub,
  }) => {
    for (const primary_login of [false, true]) {
      const { id, email } = nextPerson();
      stub.people.set(email, {
        signIn: {
          user_seller_id: id,
          seller_id: id,
          company_po_id: id,
          ...business,
          ...none,
          pw_changed,
          primary_login,
        },
        company: null,
      });
      await arriveAt(page, email, route);
    }
  });
}

test("D-19 a service that is down is said in plain words, and the same sign-in works when it is back", async ({
  page,
  stub,
}) => {
  const { id, email } = nextPerson();
  stub.people.set(email, {
    signIn: {
      user_po_id: id,
      company_po_id: id,
      ...business,
      ...none,
      primary_login: true,
    },
    company: null,
  });
  const signInPage = new SignInPage(page);
  await signInPage.open();
  stub.isDown = true;
  await signInPage.submit(email, "any password");
  await expect(
    page.getByRole("region", { name: "We could not reach the service. Try again." }),
  ).toBeFocused();
  await expect(signInPage.email).toHaveValue(email);
  await expect(signInPage.password).toHaveValue("any password");
  await expect(page).toHaveURL(/auth\/login/);
  stub.isDown = false;
  await signInPage.button.click();
  await expect(page).toHaveURL(/#\/auth\/ChangePassword$/);
});
