import * as v from "valibot";
import { first, single, succeeded } from "../expectation.ts";
import type { Answer, Client } from "../http/client.ts";
import { type Id, id } from "../http/wire.ts";
import type { ContractOptions, SignIn } from "../options.ts";
import { fillPath, isMissingCall, NotOffered } from "../probe.ts";
import { sellerForm } from "./forms.ts";
import { type Invitation, MailboxUnreadable, readInvitation } from "./mailbox.ts";
import { once } from "./once.ts";
import { type Registration, registration } from "./registration.ts";
import { type Person, signedInUser } from "./signedInUser.ts";

/** A registered company and what it registered with. */
export interface RegisteredCompany {
  readonly id: Id;
  readonly form: Registration;
}

/** A company with its location and the people who can sign in, each made once, when it is first asked for. */
export class People {
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
   * @param company the company it must belong to; another registered one unless told
   */
  async invitedSeller(company?: Id) {
    if (!this.options.documentedOnly) {
      const form = sellerForm(company ?? (await this.companyId()));
      const answer = await this.post("/v1/companySeller", form);
      if (!isMissingCall(answer)) return { id: single(answer, v.object({ seller_id: id })).seller_id, form };
    }
    const owner = company === undefined ? await this.register() : await this.registered();
    const looked = await this.get("/v1/companySeller/BusinessName/{name}", owner.form.business_name);
    const { seller_id } = first(looked, v.object({ seller_id: id }));
    const form = sellerForm(owner.id);
    const path = fillPath("/v1/companySeller/{seller_id}", [seller_id]);
    succeeded(await this.client.call({ method: "PUT", path, body: form }));
    return { id: seller_id, form };
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

  /**
   * Reads the activation mail to this address.
   * @throws NotOffered when mails cannot be read, but people who can sign in were given instead
   */
  async invitation(email: string): Promise<Invitation> {
    try {
      return await readInvitation(this.options.mailbox, email);
    } catch (error) {
      const given = this.options.owner !== undefined || this.options.seller !== undefined;
      if (given && error instanceof MailboxUnreadable) throw new NotOffered(error.message, { cause: error });
      throw error;
    }
  }

  async activate(of: "companyPO" | "companySeller", email: string): Promise<Person> {
    const { activation, iv, password } = await this.invitation(email);
    succeeded(await this.post(`/v1/${of}/activation`, { activation, iv }));
    return this.signIn({ email, password });
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.client.call({ method: "POST", path, body });
  }

  get(path: string, ...at: readonly Id[]): Promise<Answer> {
    return this.client.call({ method: "GET", path: fillPath(path, at) });
  }
}

const companyIdentity = v.pipe(
  v.union([v.object({ company_po_id: id }), v.looseTuple([v.object({ company_po_id: id })])]),
  v.transform((answer) => (Array.isArray(answer) ? answer[0] : answer).company_po_id),
);
