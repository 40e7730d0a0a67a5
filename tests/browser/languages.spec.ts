import { expect, password, people, test } from "./fixtures.ts";

const spoken = [
  {
    language: "hi",
    wrongSignIn: "ईमेल या पासवर्ड ग़लत है।",
    home: "करने के काम",
    addBrand: "ब्रांड जोड़ें",
    brandTaken: "इस नाम का ब्रांड पहले से है",
    country: "भारत",
    wrongPassword: "मौजूदा पासवर्ड ग़लत है",
  },
  {
    language: "ar",
    wrongSignIn: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    home: "ما يجب عمله",
    addBrand: "إضافة علامة تجارية",
    brandTaken: "اسم العلامة التجارية موجود بالفعل",
    country: "الهند",
    wrongPassword: "كلمة المرور الحالية غير صحيحة",
  },
] as const;

for (const { language, wrongSignIn, home, addBrand, brandTaken, country, wrongPassword } of spoken) {
  test(`X-LANG what the gateway refuses is said in the page's language, and countries are called as in it, ${language}`, async ({
    page,
  }) => {
    await page.goto("/#/auth/login");
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.reload();
    const field = (name: string) => page.locator(`input[name="${name}"]`);
    const submit = page.locator("form button[type=submit]");
    await field("email").fill(people.owner);
    await field("password").fill("Not-The-Password-1");
    await submit.click();
    await expect(page.getByText(wrongSignIn)).toBeVisible();
    await field("password").fill(password);
    await submit.click();
    await page.waitForURL(/ViewSeller/);

    await page.goto("/#/dashboard/default");
    await expect(page.getByText(home, { exact: true })).toBeVisible();

    await page.goto("/#/master/Viewbrand");
    await page.getByRole("button", { name: addBrand }).click();
    const dialog = page.getByRole("dialog");
    // One that is there already.
    await dialog.getByRole("textbox").fill("LOHASTRA");
    await dialog.getByRole("button", { name: addBrand }).click();
    await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(brandTaken);

    await page.goto("about:blank");
    await page.goto("/#/master/Viewmanu");
    await expect(page.getByRole("row").getByText(country, { exact: true }).first()).toBeVisible();

    await page.goto("/#/auth/ChangePassword");
    await field("currentPassword").fill("Not-The-Password-1");
    await field("newPassword").fill("A-Quite-New-One-27");
    await field("confirmPassword").fill("A-Quite-New-One-27");
    await submit.click();
    await expect(field("currentPassword")).toHaveAccessibleDescription(wrongPassword);
  });
}
