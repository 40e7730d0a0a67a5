import { announced } from "../announced.ts";
import { audited } from "../audited.ts";

const times =
  "created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()";

/** Who supplies a company, and where they are paid. A category that is deleted is supplied by nobody any more. */
export const statements: readonly string[] = [
  `create table vendor (
     vendor_id integer generated always as identity primary key,
     company_po_id integer not null references company,
     vendor_name text not null,
     legal_name text,
     contact_name text,
     phone text not null,
     email_id text,
     web_url text,
     gstin_number text,
     pan_number text,
     msme_registration text,
     msme_class text check (msme_class in ('micro', 'small', 'medium')),
     addressline1 text, addressline2 text, street_no text, street_name text,
     area_name text, region_name text, zip text, stateshort text,
     payment_terms text not null check (payment_terms in
       ('prepaid', 'on_delivery', 'net_7', 'net_15', 'net_30', 'net_45', 'net_60', 'net_90')),
     category_ids text[] not null default '{}',
     note text check (length(note) <= 2000),
     vendor_status text not null default 'active' check (vendor_status in ('active', 'blocked')),
     status_reason text check (length(status_reason) <= 500),
     merged_from text,
     merged_at timestamptz(3),
     ${times},
     constraint vendor_company_key unique (vendor_id, company_po_id),
     constraint vendor_category_check check (cardinality(category_ids) <= 50)
   )`,
  `create unique index vendor_name_key on vendor (company_po_id, name_key(vendor_name))`,
  `create index vendor_gstin on vendor (company_po_id, gstin_number) where gstin_number is not null`,
  `create index vendor_category on vendor using gin (category_ids)`,
  `create table vendor_bank (
     vendor_id integer primary key,
     company_po_id integer not null,
     account_holder text not null,
     bank_name text not null,
     branch_name text not null,
     account_number text not null,
     account_number_end text not null generated always as (right(account_number, 4)) stored,
     ifsc text not null,
     account_type text not null check (account_type in ('SAVINGS', 'CURRENT')),
     ${times},
     foreign key (vendor_id, company_po_id) references vendor (vendor_id, company_po_id) on delete cascade
   )`,
  `create function forget_category() returns trigger language plpgsql as $body$
   declare
     gone text := tg_argv[1] || '-' || (to_jsonb(old) ->> tg_argv[0]);
   begin
     update vendor set category_ids = array_remove(category_ids, gone)
      where company_po_id = old.company_po_id and category_ids @> array[gone];
     return null;
   end
   $body$`,
  ...[1, 2, 3].map(
    (level) => `create trigger category${level}_vendor after delete on category${level}
       for each row execute function forget_category('level${level}_id', '${level}')`,
  ),
  ...audited("vendor", "vendor_id", ["merged_at"], { name: ["vendor_name"], reason: "status_reason" }),
  ...audited("vendor_bank", "vendor_id", ["account_number"], { partOf: [["vendor", "vendor_id"]] }),
  ...announced("vendor", "vendor_id", "vendor"),
];
