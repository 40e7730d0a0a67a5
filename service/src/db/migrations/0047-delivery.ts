import { audited } from "../audited.ts";

const times =
  "created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()";

/** Who brings orders to customers and where customers collect them; what was ever used by an order stays. */
export const statements: readonly string[] = [
  `create table delivery_user (
     delivery_user_id integer generated always as identity primary key,
     company_po_id integer not null references company,
     delivery_user_name text not null,
     phone text not null,
     email_id text,
     vehicle_type text not null check (vehicle_type in
       ('on_foot', 'bicycle', 'e_scooter', 'motorcycle', 'three_wheeler', 'car', 'van', 'truck')),
     vehicle_number text,
     licence_no text,
     licence_expiry date,
     all_locations boolean not null default false,
     seller_ids integer[] not null default '{}',
     on_duty boolean not null default false,
     delivery_user_status text not null default 'active' check (delivery_user_status in ('active', 'inactive')),
     status_reason text check (length(status_reason) <= 500),
     ${times},
     constraint delivery_user_phone_key unique (company_po_id, phone),
     constraint delivery_user_location_check check (all_locations or cardinality(seller_ids) > 0)
   )`,
  `create table pickup_point (
     pickup_point_id integer generated always as identity primary key,
     company_po_id integer not null references company,
     seller_id integer,
     pickup_point_name text not null,
     addressline1 text, addressline2 text, street_no text, street_name text,
     area_name text not null, region_name text, zip text not null, stateshort text not null,
     contact_name text,
     phone text not null,
     email_id text,
     opening_hours jsonb not null,
     closed_on jsonb not null default '[]',
     lead_time_hours integer not null default 24 check (lead_time_hours between 0 and 336),
     keep_days integer not null default 7 check (keep_days between 1 and 60),
     max_orders_per_day integer check (max_orders_per_day between 1 and 10000),
     instructions text check (length(instructions) <= 500),
     paused_at timestamptz(3),
     paused_until date,
     paused_reason text check (length(paused_reason) <= 500),
     ${times},
     foreign key (seller_id, company_po_id) references seller (seller_id, company_po_id)
   )`,
  `create unique index pickup_point_name_key on pickup_point (company_po_id, name_key(pickup_point_name))`,
  `alter table company_order
     add constraint company_order_pickup_point_fkey foreign key (pickup_point_id) references pickup_point`,
  `alter table fulfilment
     add constraint fulfilment_pickup_point_fkey foreign key (pickup_point_id) references pickup_point,
     add constraint fulfilment_delivery_user_fkey foreign key (delivery_user_id) references delivery_user`,
  `create index fulfilment_delivery_user on fulfilment (delivery_user_id, fulfilment_status)
     where delivery_user_id is not null`,
  `create index fulfilment_pickup_point on fulfilment (pickup_point_id, promised_date)
     where pickup_point_id is not null`,
  `create index company_order_pickup_point on company_order (pickup_point_id) where pickup_point_id is not null`,
  ...audited("delivery_user", "delivery_user_id", [], {
    name: ["delivery_user_name"],
    reason: "status_reason",
  }),
  ...audited("pickup_point", "pickup_point_id", [], { name: ["pickup_point_name"], reason: "paused_reason" }),
];
