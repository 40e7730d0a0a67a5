import { audit } from "./audit/resource.ts";
import { banner } from "./banner/resource.ts";
import { brand } from "./brand/resource.ts";
import { bundle } from "./bundle/resource.ts";
import { category } from "./category/resource.ts";
import { company } from "./company/resource.ts";
import { health } from "./health/resource.ts";
import { login } from "./login/resource.ts";
import { product } from "./product/resource.ts";
import { seller } from "./seller/resource.ts";
import { signIn } from "./signIn/resource.ts";
import { variant } from "./variant/resource.ts";
import type { Resource } from "./http/resource.ts";

/** Every noun of the service. One line for each. */
export const resources: readonly Resource[] = [
  health,
  login,
  signIn,
  company,
  category,
  banner,
  brand,
  seller,
  product,
  variant,
  bundle,
  audit,
];
