import { expect, type Page } from "playwright/test";

/** The links of the menu but the way out, each with what it says. */
export async function menuLinks(page: Page): Promise<{ path: string; heading: string }[]> {
  const links = page.locator(".shell-sidebar-menu").getByRole("link", { includeHidden: true });
  await expect(links.last()).toHaveAttribute("href", /Logout/);
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({
      path: new URL(String(link.getAttribute("href")), location.href).hash.slice(1),
      heading: link.querySelector(".shell-entry-title")?.textContent ?? "",
    })),
  );
  return all.slice(0, -1);
}
