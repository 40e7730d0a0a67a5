import * as v from "valibot";
import { first, list, succeeded } from "../expectation.ts";
import type { Answer } from "../http/client.ts";
import { type Id, id, text } from "../http/wire.ts";
import * as forms from "./forms.ts";
import { once } from "./once.ts";
import { People } from "./people.ts";
import { randomName } from "./randomName.ts";

/** What the company sells: records that checks need, each made once, when it is first asked for. */
export class World extends People {
  readonly level1 = once("a level 1 category", () => this.addLevel1());

  /** A category of a company that has nothing to do with the others. */
  readonly foreignLevel1 = once("a category of another company", async (): Promise<Id> => {
    return this.addLevel1((await this.register()).id);
  });

  /** A level 1 category of its own for every caller. */
  async addLevel1(of?: Id): Promise<Id> {
    const company = of ?? (await this.companyId());
    const form = forms.level1Form(company);
    succeeded(await this.post("/v1/l1CategoryPO", form));
    const answer = await this.get("/v1/l1CategoryPO/company_po_id/{id}", company);
    const known = list(answer, v.object({ level1_id: id, level1_name: text }));
    return found(known, (record) => record.level1_name === form.level1_name).level1_id;
  }

  readonly level2 = once("a level 2 category", async (): Promise<Id> => {
    const level1 = await this.level1();
    const form = forms.level2Form(level1);
    succeeded(await this.post("/v1/l2CategoryPO", form));
    const known = list(
      await this.get(this.options.level2Path, level1),
      v.object({ level2_id: id, level2_name: text }),
    );
    return found(known, (record) => record.level2_name === form.level2_name).level2_id;
  });

  readonly level3 = once("a level 3 category", async (): Promise<Id> => {
    const level2 = await this.level2();
    const form = forms.level3Form(await this.level1(), level2);
    succeeded(await this.post("/v1/l3CategoryPO", form));
    const known = list(
      await this.get(this.options.level3Path, level2),
      v.object({ level3_id: id, level3_name: text }),
    );
    return found(known, (record) => record.level3_name === form.level3_name).level3_id;
  });

  readonly manufacturer = once("a manufacturer", async (): Promise<Id> => {
    const seller = await this.sellerId();
    const form = forms.manufacturerForm(await this.companyId(), seller);
    succeeded(await this.post("/v1/companySellerManu", form));
    const answer = await this.get("/v1/companySellerManu/seller_id/{id}", seller);
    const known = list(answer, v.object({ manu_id: id, manu_name: text }));
    return found(known, (record) => record.manu_name === form.manu_name).manu_id;
  });

  readonly brand = once("a brand", () => this.addBrand());

  /** A brand of its own for every caller. */
  async addBrand(of?: Id): Promise<Id> {
    const company_po_id = of ?? (await this.companyId());
    const brand_name = `Leaf ${randomName()}`;
    succeeded(await this.post("/v1/companyBrand", { brand_name, company_po_id }));
    const answer = await this.get("/v1/companyBrand/company_po_id/{id}", company_po_id);
    const known = list(answer, v.object({ brand_id: id, brand_name: text }));
    return found(known, (record) => record.brand_name === brand_name).brand_id;
  }

  /** A product of its own for every caller. */
  async addProduct(): Promise<Id> {
    return this.addProductOf(await this.companyId(), await this.sellerId(), await this.level1());
  }

  async addProductOf(company: Id, seller: Id, level1: Id): Promise<Id> {
    const form = forms.productForm(company, seller, level1);
    const answer = await this.post("/v1/companySellerProdLoc/createSignup", form);
    return first(answer, v.object({ prod_id: id })).prod_id;
  }

  /** A product that several checks share. */
  readonly product = once("a product", () => this.addProduct());

  readonly variant = once("a variant", async (): Promise<Id> => {
    const product = await this.product();
    succeeded(await this.addVariant(product));
    const answer = await this.get("/v1/companySellerProdVarient/AllowVarient/{prod_id}", product);
    return first(answer, v.object({ varient_id: id })).varient_id;
  });

  /** A bundle, by the product that was chosen for it (decision D-62). */
  readonly bundle = once("a bundle", async (): Promise<Id> => {
    const bundle_id = await this.addProduct();
    const form = { prod_id: await this.product(), bundle_id, bundle_offer_percentage: "10", order_id: 1 };
    succeeded(await this.post("/v1/companySellerProdBundle", form));
    return bundle_id;
  });

  /** Adds a variant to a product, and hands out the answer. */
  addVariant(product: Id): Promise<Answer> {
    return this.post("/v1/companySellerProdVarient/onPage3", forms.variantForm(product));
  }
}

function found<T>(records: readonly T[], match: (record: T) => boolean): T {
  const record = records.find((candidate) => match(candidate));
  if (record === undefined) throw new Error("it was created, but the list does not hold it");
  return record;
}
