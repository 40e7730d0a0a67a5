import { allows, mayReadLocation } from "../access/rules.ts";
import { codeWords, type DescribedColumn, describeTable } from "../audit/described.ts";
import { genders } from "./gender.ts";

const text = (path: string, label: string): DescribedColumn => ({ path: [path], label, kind: "TEXT" });
const flag = (path: string, label: string): DescribedColumn => ({ path: [path], label, kind: "YES_NO" });

// Who signs in. A person is no node yet; what is said of them is for who may read the company's, or the location's, details.
describeTable("account", {
  typeName: "Person",
  readBy: (user, { sellerId }) =>
    sellerId === null ? allows(user, "COMPANY_READ") : mayReadLocation(user, sellerId),
  columns: {
    first_name: text("firstName", "First name"),
    last_name: text("lastName", "Last name"),
    title: text("title", "Title"),
    gender: { path: ["gender"], label: "Gender", kind: "TEXT", words: codeWords(genders, 1) },
    dob: { path: ["dateOfBirth"], label: "Date of birth", kind: "DATE" },
    phone: text("phone", "Phone"),
    email_id: text("email", "E-mail address"),
    active: flag("active", "May sign in"),
    primary_login: flag("primaryLogin", "Main user"),
    activated_at: { path: ["activatedAt"], label: "Activated", kind: "INSTANT" },
    pw_changed_date: { path: ["passwordChangedAt"], label: "Password changed", kind: "INSTANT" },
  },
});
