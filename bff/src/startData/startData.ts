import * as v from "valibot";

/** Text of a tenant with markup, cleaned by the allow-list of descriptions (decision D-46). */
const html = v.nullable(v.pipe(v.string(), v.description("Cleaned HTML; null when there is none.")));

const url = v.nullable(
  v.pipe(v.string(), v.url(), v.description("Where the picture is read from; null when there is none.")),
);

const id = v.pipe(v.string(), v.nonEmpty());

const order = v.pipe(v.number(), v.integer(), v.description("Position among its neighbours."));

const date = v.nullable(v.pipe(v.string(), v.isoDate()));

const level3 = v.object({ id, name: v.string(), order });

const level2 = v.object({ ...level3.entries, children: v.array(level3) });

const level1 = v.object({
  ...level2.entries,
  description: v.nullable(v.string()),
  children: v.array(level2),
});

const company = v.object({
  id,
  name: v.string(),
  subdomain: v.pipe(v.string(), v.description("In lower case; the name of this file.")),
  logoUrl: url,
  phone: v.nullable(v.string()),
  email: v.nullable(v.pipe(v.string(), v.description("The one for enquiries, else the office's."))),
  websiteUrl: v.nullable(v.string()),
  instagramUrl: v.nullable(v.string()),
  linkedinUrl: v.nullable(v.string()),
  aboutUs: html,
  aboutUsImageUrl: url,
  terms: html,
});

const banner = v.object({
  id,
  slogan: v.string(),
  buttonText: v.string(),
  imageUrl: url,
  order,
  categoryPath: v.pipe(
    v.array(id),
    v.description("Ids of the categories it leads to: level 1, then as deep as was chosen."),
  ),
  startDate: v.pipe(date, v.description("The first day it is shown; null for any.")),
  endDate: v.pipe(date, v.description("The last day it is shown; null for any.")),
});

const collection = v.object({
  id,
  name: v.string(),
  productIds: v.pipe(
    v.nullable(v.array(id)),
    v.description("What is on sale in it, in order; null when the service does not say."),
  ),
});

/**
 * What a storefront starts from: one JSON file for each company, named after its subdomain (Document 1 §8,
 * decision D-33). Everything in it is meant for everybody. Additions keep `format`; anything else raises it.
 */
export const startDataSchema = v.object({
  format: v.literal(1),
  company,
  categories: v.pipe(v.array(level1), v.description("The tree of three levels, each by position.")),
  banners: v.pipe(v.array(banner), v.description("Those that are switched on, by position.")),
  collections: v.pipe(v.array(collection), v.description("Those shown on the storefront, by name.")),
});

export type StartData = v.InferOutput<typeof startDataSchema>;

/** Where the file of a company is kept; null for a name that is no subdomain. */
export function startDataKey(subdomain: string): string | null {
  const name = subdomain.trim().toLowerCase();
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name) ? `${name}.json` : null;
}
