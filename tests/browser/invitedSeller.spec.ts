import * as v from "valibot";
import { expect, people, password, test } from "./fixtures.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { newRegistration } from "./pages/RegisterPage.ts";
import { SignInPage } from "./pages/SignInPage.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

const ownPassword = "Saffron-Ladder-41";

/** Adds a location to the first demo company; its administrator is invited by mail. */
async function inviteSeller(product: Product, email: string, name: string): Promise<void> {
  const response = await callService(product, "POST", "/signin", { email: people.owner, pw: password });
  const [owner] = v.parse(v.tuple([v.object({ company_po_id: v.number() })]), response);
  await callService(product, "POST", "/v1/companySeller", {
    company_po_id: owner.company_po_id,
    seller_type: 1,
    business_name: name,
    gstin_number: "29AAGCB7383J1Z4",
    zip: "560038",
    stateshort: "KA",
    phone: "9876543210",
    admin_first_name: "Ravi",
    admin_gender: 1,
    admin_dob: "1991-03-02",
    admin_title: "Manager",
    admin_phone: "9876543211",
    admin_email: email,
  });
}

test(
  "M-ACT, M-PW-3 an invited seller activates, signs in, must change the password and goes on to the product wizard",
  { tag: "@kept" },
  async ({ page, product }) => {
    const { email, businessName } = newRegistration();
    await inviteSeller(product, email, businessName);
    const mail = await newestMail(product, email);
    const link = linkIn(mail.text);
    expect(link).toMatch(/#\/auth\/login\?activation=[^&]+&b=/);

    await page.goto(link);
    await expect(
      page.getByText("Your Email is Verified. Now you can login your seller location account"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Use the password of the mail" }).click();
    await new SignInPage(page).submit(email, /first password: (\S+)/.exec(mail.text)?.[1] ?? "");
    await expect(page).toHaveURL(/#\/auth\/ChangePasswordSeller$/);

    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Password is required", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Confirm Password is required").first()).toBeVisible();

    await page.getByRole("textbox", { name: "New Password" }).fill(ownPassword);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(ownPassword);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page).toHaveURL(/#\/auth\/SignupProcessSeller\?val=1$/);
  },
);
