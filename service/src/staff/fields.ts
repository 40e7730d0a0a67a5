import {
  optionalDate,
  optionalPersonName,
  optionalText,
  optionalWhole,
  requiredPersonName,
  requiredWhole,
} from "../http/field.ts";
import { optionalPhone } from "../http/contactField.ts";

/** What a body may say of a person. */
export const staffFields = {
  first_name: requiredPersonName("First Name is required"),
  last_name: optionalPersonName,
  title: optionalText(60),
  phone: optionalPhone,
  gender: optionalWhole(1, 3),
  dob: optionalDate,
  role_id: requiredWhole("Role is required"),
};
