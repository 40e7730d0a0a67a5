import * as v from "valibot";
import { first, list, single, succeeded } from "../expectation.ts";
import type { Answer, Client } from "../http/client.ts";
import { type Id, id, text } from "../http/wire.ts";
import type { ContractOptions, SignIn } from "../options.ts";
import { fillPath } from "../probe.ts";
import * as forms from "./forms.ts";
import { type Invitation, readInvitation } from "./mailbox.ts";
import { once } from "./once.ts";
import { randomName } from "./randomName.ts";
import { type Registration, registration } from "./registration.ts";
import { type Person, signedInUser } from "./signedInUser.ts";

/** A registered company and what it registered with. */
export interface RegisteredCompany {
  readonly id: Id;
  readonly form: Registration;
}

/** The records that checks need, each made once, when it is first asked for, through the documented calls. */
export class World {
  readonly client: Client;
  readonly options: ContractOptions;

  constructor(client: Client, options: ContractOptions) {
    this.client = client;
    this.options = options;
  }

  /** A company that this run has registered. */
  readonly registered = once("a registered company", () => this.register());

  /** The company that all other records belong to: that of the given people, or the registered one. */
  readonly companyId = once("a company", async (): Promise<Id> => {
    const given = this.options.seller ?? this.options.owner;
    return given ? (await this.signIn(given)).user.company_po_id : (await this.registered()).id;
  });

  /** An owner who can sign in. */
  readonly owner = once("an owner who can sign in", async (): Promise<Person> => {
    if (this.options.owner) return this.signIn(this.options.owner);
    const { form } = await this.registered();
    return this.activate("companyPO", form.admin_email);
  });

  /** The location that all products belong to. */
  readonly sellerId = once("a location", async (): Promise<Id> => {
    if (!this.options.seller) return (await this.location()).id;
    const { seller_id } = (await this.signIn(this.options.seller)).user;
    if (seller_id === undefined) throw new Error("the given seller's sign-in has no seller_id");
    return seller_id;
  });

  /** A location of the run's own, and the form it was sent with. */
  readonly location = once("a location of its own", async () => {
    return this.invitedSeller(await this.companyId());
  });

  /** Somebody of a location who can sign in. */
  readonly seller = once("a location's user who can sign in", async (): Promise<Person> => {
    if (this.options.seller) return this.signIn(this.options.seller);
    const { form } = await this.location();
    return this.activate("companySeller", form.admin_email);
  });

  /**
   * Makes a location whose administrator gets an activation mail. The documents never create one: with them alone, it
   * is the default location of a newly registered company, which is changed (decision D-45).
   */
  async invitedSeller(company?: Id) {
    if (!this.options.documentedOnly) {
      const form = forms.sellerForm(company ?? (await this.companyId()));
      const answer = await this.post("/v1/companySeller", form);
      return { id: single(answer, v.object({ seller_id: id })).seller_id, form };
    }
    const owner = company === undefined ? await this.register() : await this.registered();
    const looked = await this.get("/v1/companySeller/BusinessName/{name}", owner.form.business_name);
    const { seller_id } = first(looked, v.object({ seller_id: id }));
    const form = forms.sellerForm(owner.id);
    const path = fillPath("/v1/companySeller/{seller_id}", [seller_id]);
    succeeded(await this.client.call({ method: "PUT", path, body: form }));
    return { id: seller_id, form };
  }

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

  /** Registers a company of its own for every caller. */
  async register(): Promise<RegisteredCompany> {
    const form = registration();
    const answer = succeeded(await this.post("/v1/companyPO", form));
    const answered = v.safeParse(companyIdentity, answer.body);
    if (answered.success) return { id: answered.output, form };
    // The documents do not read the answer: then the look-up tells.
    const looked = await this.get("/v1/companyPO/Poc/{email}", form.admin_email);
    return { id: first(looked, v.object({ company_po_id: id })).company_po_id, form };
  }

  async signIn(person: SignIn): Promise<Person> {
    const answer = await this.post("/signin", { email: person.email, pw: person.password });
    return { ...person, user: first(answer, signedInUser) };
  }

  invitation(email: string): Promise<Invitation> {
    return readInvitation(this.options.mailbox, email);
  }

  async activate(of: "companyPO" | "companySeller", email: string): Promise<Person> {
    const { activation, iv, password } = await this.invitation(email);
    succeeded(await this.post(`/v1/${of}/activation`, { activation, iv }));
    return this.signIn({ email, password });
  }

  post(path: string, body: unknown) {
    return this.client.call({ method: "POST", path, body });
  }

  get(path: string, ...at: readonly Id[]) {
    return this.client.call({ method: "GET", path: fillPath(path, at) });
  }
}

const companyIdentity = v.pipe(
  v.union([v.object({ company_po_id: id }), v.looseTuple([v.object({ company_po_id: id })])]),
  v.transform((answer) => (Array.isArray(answer) ? answer[0] : answer).company_po_id),
);

function found<T>(records: readonly T[], match: (record: T) => boolean): T {
  const record = records.find((candidate) => match(candidate));
  if (record === undefined) throw new Error("it was created, but the list does not hold it");
  return record;
}
