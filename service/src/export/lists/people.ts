import { sql } from "kysely";
import { roles } from "../../role/record.ts";
import { sellers } from "../../seller/record.ts";
import { companyStaff, locationStaff } from "../../staff/record.ts";
import {
  address,
  type Columns,
  type ExportedList,
  ofCompanyAlone,
  ofLocation,
  times,
} from "../exportedList.ts";

/** Who runs a location is in its file by name and address; when they were born is in none. */
const sellerList: ExportedList = {
  name: "seller",
  rule: sellers.rule,
  scope: ofLocation,
  asksFor: "SELLER_READ",
  node: ["Seller", "seller_id"],
  records: (db) =>
    sql`(select seller.*, (array['warehouse', 'store', 'both'])[seller_type + 1] as type_word,
        case when suspended_at is null then 'active' else 'suspended' end as status_word,
        concat_ws(' ', admin_first_name, admin_last_name) as admin_name
      from ${sellers.records(db)} as seller)`,
  columns: {
    location_id: ["seller_id", "number"],
    name: ["business_name", "text"],
    status: ["status_word", "text"],
    suspended_reason: ["suspended_reason", "text"],
    type: ["type_word", "text"],
    legal_name: ["legal_name", "text"],
    registration_number: ["registration_number", "text"],
    pan: ["pan_number", "text"],
    tan: ["tan_number", "text"],
    gstin: ["gstin_number", "text"],
    commission: ["comm_percentage", "number"],
    maximum_products: ["maximum_products", "number"],
    products: ["products_count", "number"],
    ...address,
    phone: ["phone", "text"],
    email: ["office_email", "text"],
    website: ["web_url", "text"],
    administrator: ["admin_name", "text"],
    administrator_email: ["admin_email", "text"],
    ...times,
  },
};

/** What the list shows of somebody: how they are spoken of and when they were born asks for more, and is in no file. */
const personColumns = {
  first_name: ["first_name", "text"],
  last_name: ["last_name", "text"],
  title: ["title", "text"],
  status: ["staff_status", "text"],
  role: ["role_name", "text"],
  email: ["email_id", "text"],
  phone: ["phone", "text"],
  main_user: ["primary_login", "flag"],
  two_step: ["two_step", "text"],
  last_sign_in_at: ["last_sign_in_at", "time"],
  disabled_at: ["disabled_at", "time"],
  disabled_reason: ["disabled_reason", "text"],
} as const satisfies Columns;

const roleName = sql`(select role.role_name from company_role as role where role.role_id = person.role_id)`;

const companyStaffList: ExportedList = {
  name: "company_staff",
  rule: companyStaff.rule,
  scope: ofCompanyAlone,
  asksFor: "PERSON_READ",
  node: ["StaffMember", "user_po_id"],
  references: { role_id: ["role_id", "CompanyRole"] },
  records: (db) =>
    sql`(select person.*, ${roleName} as role_name from ${companyStaff.records(db)} as person)`,
  columns: { person_id: ["user_po_id", "number"], ...personColumns, ...times },
};

const locationStaffList: ExportedList = {
  name: "location_staff",
  rule: locationStaff.rule,
  scope: ofLocation,
  asksFor: "PERSON_READ",
  node: ["StaffMember", "user_seller_id"],
  references: { role_id: ["role_id", "CompanyRole"], location_id: ["seller_id", "Seller"] },
  records: (db) =>
    sql`(select person.*, ${roleName} as role_name, seller.business_name as location_name
      from ${locationStaff.records(db)} as person join seller on seller.seller_id = person.seller_id)`,
  columns: {
    person_id: ["user_seller_id", "number"],
    location: ["location_name", "text"],
    ...personColumns,
    ...times,
  },
};

/** Roles of the company, and those that every company has. */
const roleList: ExportedList = {
  name: "role",
  rule: roles.rule,
  scope: ({ companyId, sellerId }) =>
    sellerId === null
      ? sql`coalesce(record.company_po_id, ${companyId}::int) = ${companyId}::int`
      : sql`coalesce(record.company_po_id, ${companyId}::int) = ${companyId}::int and record.role_kind = 'location'`,
  asksFor: "PERSON_READ",
  node: ["CompanyRole", "role_id"],
  references: { based_on_id: ["based_on_id", "CompanyRole"] },
  records: roles.records,
  columns: {
    role_id: ["role_id", "number"],
    name: ["role_name", "text"],
    for: ["role_kind", "text"],
    description: ["role_description", "text"],
    permissions: ["permissions", "text"],
    ...times,
  },
};

export const peopleLists: readonly ExportedList[] = [
  sellerList,
  companyStaffList,
  locationStaffList,
  roleList,
];
