import { SignInPage } from "./pages/SignInPage.ts";
import { expect, test } from "./signInStub.ts";

/** The flags of the sign-in that decide where somebody goes (Document 1 §4). */
interface Flags {
  readonly pw_changed: boolean;
  readonly primary_login: boolean;
  readonly signup_process_over: boolean;
  readonly signup_page1_over: boolean;
  readonly signup_page2_over: boolean;
  readonly signup_page6_over: boolean;
}

const both = [false, true];

/** The last four flags in every combination. */
const pages = both.flatMap((signup_process_over) =>
  both.flatMap((signup_page1_over) =>
    both.flatMap((signup_page2_over) =>
      both.map((signup_page6_over) => ({
        signup_process_over,
        signup_page1_over,
        signup_page2_over,
        signup_page6_over,
      })),
    ),
  ),
);

/** The document's list, top to bottom: the first that fits decides (Document 1 §4, decision D-21). */
function placeOf(flags: Flags): string {
  if (!flags.pw_changed) return "/auth/ChangePassword";
  if (!flags.primary_login) return "/master/ViewSeller";
  if (flags.signup_process_over) return "/master/ViewSeller";
  // Page 6 counts as the end whatever the pages before it say.
  if (flags.signup_page6_over) return "/master/ViewSeller";
  return flags.signup_page1_over ? "/auth/SignupProcess?val=2" : "/auth/SignupProcess";
}

let people = 0;

/** An id and an address that no other test has. */
function nextPerson(): { readonly id: number; readonly email: string } {
  people += 1;
  return { id: people, email: `person${people}@stub.test` };
}

const business = { business_name: "Sprig", business_subdomain: "sprig" };

for (const pw_changed of both) {
  for (const primary_login of both) {
    test(`M-LOGIN-5 pw_changed ${pw_changed}, primary_login ${primary_login}: every combination of the sign-up flags`, async ({
      page,
      stub,
    }) => {
      test.slow();
      for (const page4 of pages) {
        const flags = { pw_changed, primary_login, ...page4 };
        const { id, email } = nextPerson();
        stub.people.set(email, {
          signIn: { user_po_id: id, company_po_id: id, ...business, ...flags },
          company: null,
        });
        await test.step(JSON.stringify(page4), async () => {
          const signInPage = new SignInPage(page);
          await signInPage.open();
          await signInPage.submit(email, "any password");
          await expect.poll(() => new URL(page.url()).hash).toBe(`#${placeOf(flags)}`);
        });
        await page.context().clearCookies();
        await page.goto("about:blank");
      }
    });
  }
}

test("M-LOGIN-5 an owner goes on at the first unfinished step when the company can be read", async ({
  page,
  stub,
}) => {
  const flags = {
    pw_changed: true,
    primary_login: true,
    signup_process_over: false,
    signup_page1_over: true,
    signup_page2_over: true,
    signup_page6_over: false,
  };
  for (const [company, place] of [
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
    await test.step(`${JSON.stringify(company)}: ${place}`, async () => {
      const signInPage = new SignInPage(page);
      await signInPage.open();
      await signInPage.submit(email, "any password");
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${place}`);
    });
    await page.context().clearCookies();
    await page.goto("about:blank");
  }
});

for (const [pw_changed, place] of [
  [false, "/auth/ChangePasswordSeller"],
  [true, "/master/ViewProduct"],
] as const) {
  test(`D-16 somebody of a location, pw_changed ${pw_changed}: ${place}, whoever they are there`, async ({
    page,
    stub,
  }) => {
    for (const primary_login of both) {
      const { id, email } = nextPerson();
      stub.people.set(email, {
        signIn: {
          user_seller_id: id,
          seller_id: id,
          company_po_id: id,
          ...business,
          pw_changed,
          primary_login,
          signup_process_over: false,
          signup_page1_over: false,
          signup_page2_over: false,
          signup_page6_over: false,
        },
        company: null,
      });
      const signInPage = new SignInPage(page);
      await signInPage.open();
      await signInPage.submit(email, "any password");
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${place}`);
      await page.context().clearCookies();
      await page.goto("about:blank");
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
      pw_changed: false,
      primary_login: true,
      signup_process_over: false,
      signup_page1_over: false,
      signup_page2_over: false,
      signup_page6_over: false,
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
