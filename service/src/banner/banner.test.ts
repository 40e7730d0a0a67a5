import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const form = {
    category1_id: 1,
    category2_id: "",
    category3_id: null,
    order_id: 5,
    banner_url: "a.webp",
    banner_slogan: "Grow",
    banner_button_text: "Shop",
  };
  const add = (changes: object = {}) => service().call("POST /v1/companyBanner", { ...form, ...changes });

  test("a banner without a company is in that of its category; empty levels are null", async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({ company_po_id: 1, category2_id: null, category3_id: null });
  });

  test("a banner is shown unless it is switched off; days are calendar days, and empty means none", async () => {
    expect((await add()).body).toMatchObject({
      banner_active: true,
      banner_start_date: null,
      banner_end_date: null,
    });
    const { body } = await add({
      banner_active: "false",
      banner_start_date: "2026-12-01",
      banner_end_date: "2026-12-01",
    });
    expect(body).toMatchObject({
      banner_active: false,
      banner_start_date: "2026-12-01",
      banner_end_date: "2026-12-01",
    });
    const path = `/v1/companyBanner/${String(field(body, "banner_id"))}`;
    expect((await service().call(`PUT ${path}`, { banner_end_date: "" })).body).toMatchObject({
      banner_active: false,
      banner_start_date: "2026-12-01",
      banner_end_date: null,
    });
    const response = await service().call(`PUT ${path}`, { banner_end_date: "2026-11-30" });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      fields: { banner_end_date: "The last day must not be before the first" },
    });
  });

  test.each([
    [{ category1_id: "" }, 400, "category1_id", "Level1 Category is required"],
    [{ order_id: 0 }, 400, "order_id", "Order ID is a whole number from 1 to 1000000"],
    [{ banner_url: "" }, 400, "banner_url", "Image is required"],
    [{ banner_slogan: " " }, 400, "banner_slogan", "Banner Slogan is required"],
    [{ banner_button_text: undefined }, 400, "banner_button_text", "Banner Button Text is required"],
    [{ category1_id: 99_999 }, 422, "category1_id", "The level 1 category does not exist"],
    [{ banner_start_date: "2026-02-30" }, 400, "banner_start_date", "Must be a date, YYYY-MM-DD"],
    [{ company_po_id: 2 }, 422, "category1_id", "The category does not exist"],
    [{ category2_id: 4 }, 422, "category2_id", "The level 2 category is not under this level 1 category"],
    [{ category3_id: 1 }, 422, "category2_id", "Level2 Category is required"],
    [
      { category2_id: 1, category3_id: 3 },
      422,
      "category3_id",
      "The level 3 category is not under this level 2 category",
    ],
  ])("%j is refused", async (changes, status, name, message) => {
    const response = await add(changes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });
});
