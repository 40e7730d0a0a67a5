import { apparel } from "./apparel.ts";
import type { DemoBranch } from "./demoProduct.ts";
import { garden } from "./garden.ts";
import { home } from "./home.ts";
import { kitchen } from "./kitchen.ts";
import { pantry } from "./pantry.ts";
import { personalCare } from "./personalCare.ts";

/** The demo company's range: six branches of three levels. All names, brands and makers are invented. */
export const catalogue: readonly DemoBranch[] = [kitchen, home, personalCare, garden, pantry, apparel];
