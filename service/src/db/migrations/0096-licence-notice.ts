/** Of which driving licence's end was told, and how many days before: of each once, and anew when the licence is renewed. */
export const statements: readonly string[] = [
  `create table licence_notice (
     delivery_user_id integer not null references delivery_user on delete cascade,
     licence_expiry date not null,
     days integer not null,
     told_at timestamptz(3) not null default now(),
     primary key (delivery_user_id, licence_expiry, days)
   )`,
];
