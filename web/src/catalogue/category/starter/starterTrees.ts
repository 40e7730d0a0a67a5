import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** A category of level 1 with those below it: names of level 2, and for each the names of level 3. */
interface StarterBranch {
  readonly name: string;
  readonly description: string;
  readonly below: Readonly<Record<string, readonly string[]>>;
}

/** Categories that a business of one kind begins with. */
export interface StarterTree {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** Words that a business of this kind may be described with, by how they begin. */
  readonly words: readonly string[];
  readonly branches: readonly StarterBranch[];
}

const branch = (
  name: string,
  description: string,
  below: Readonly<Record<string, readonly string[]>>,
): StarterBranch => ({ name, description, below });

/** What they are called is data of the company, which customers read: English, as everything that the product comes with. */
export const starterTrees: readonly StarterTree[] = [
  {
    id: "fashion",
    title: msg`Fashion`,
    words: [
      "fashion",
      "cloth",
      "apparel",
      "garment",
      "wear",
      "saree",
      "sari",
      "textile",
      "boutique",
      "shoe",
      "footwear",
      "jewel",
    ],
    branches: [
      branch("Women", "Clothes, shoes and bags for women", {
        "Ethnic wear": ["Sarees", "Kurtas", "Dupattas"],
        "Western wear": ["Dresses", "Tops", "Jeans"],
        Footwear: ["Sandals", "Heels"],
      }),
      branch("Men", "Clothes and shoes for men", {
        Clothing: ["Shirts", "T-shirts", "Trousers"],
        Footwear: ["Formal shoes", "Sneakers"],
      }),
      branch("Kids", "Clothes and shoes for children", { Clothing: ["Girls", "Boys"], Footwear: [] }),
    ],
  },
  {
    id: "grocery",
    title: msg`Grocery`,
    words: [
      "grocer",
      "food",
      "kirana",
      "snack",
      "organic",
      "spice",
      "fruit",
      "vegetable",
      "dairy",
      "bakery",
      "tea",
      "supermarket",
    ],
    branches: [
      branch("Staples", "What a kitchen always needs", {
        "Rice and grains": ["Rice", "Millets"],
        "Flours and pulses": ["Flours", "Pulses"],
        "Oils and spices": ["Oils", "Spices"],
      }),
      branch("Fresh", "Fruit, vegetables and dairy", {
        "Fruit and vegetables": ["Fruit", "Vegetables"],
        Dairy: ["Milk", "Cheese and paneer"],
      }),
      branch("Snacks and drinks", "Between meals", {
        Snacks: ["Biscuits", "Namkeen"],
        Drinks: ["Tea and coffee", "Juices"],
      }),
    ],
  },
  {
    id: "electronics",
    title: msg`Electronics`,
    words: ["electronic", "mobile", "phone", "computer", "laptop", "gadget", "appliance", "audio", "camera"],
    branches: [
      branch("Phones", "Mobile phones and what belongs to them", {
        "Mobile phones": [],
        Accessories: ["Cases", "Chargers and cables", "Power banks"],
      }),
      branch("Computers", "Computers, parts and printers", {
        Laptops: [],
        Peripherals: ["Keyboards and mice", "Monitors", "Printers"],
        Storage: ["Drives", "Memory cards"],
      }),
      branch("Audio and video", "To listen and to watch", {
        Audio: ["Headphones", "Speakers"],
        Television: ["Televisions", "Streaming devices"],
      }),
    ],
  },
  {
    id: "home",
    title: msg`Home and kitchen`,
    words: [
      "home",
      "house",
      "kitchen",
      "furniture",
      "furnishing",
      "decor",
      "garden",
      "plant",
      "living",
      "bath",
    ],
    branches: [
      branch("Kitchen", "To cook and to serve", {
        Cookware: ["Pans", "Pressure cookers"],
        Tableware: ["Plates and bowls", "Glasses and cups"],
        Storage: ["Jars", "Lunch boxes"],
      }),
      branch("Furnishing", "Textiles for the home", {
        Bedroom: ["Bed sheets", "Blankets"],
        Bathroom: ["Towels", "Mats"],
      }),
      branch("Decor", "To make it beautiful", {
        Lighting: ["Lamps", "Candles"],
        Walls: ["Frames", "Clocks"],
      }),
    ],
  },
  {
    id: "pharmacy",
    title: msg`Pharmacy`,
    words: ["pharma", "medic", "health", "chemist", "drug", "wellness", "ayurved", "hospital"],
    branches: [
      branch("Medicines", "Sold over the counter", {
        "Pain and fever": [],
        "Cold and cough": [],
        Digestion: [],
      }),
      branch("Personal care", "For every day", {
        Skin: ["Creams", "Sun protection"],
        Mouth: ["Toothpaste", "Toothbrushes"],
      }),
      branch("Health devices", "To measure and to help", {
        Monitors: ["Thermometers", "Blood pressure"],
        "First aid": ["Bandages", "Disinfectants"],
      }),
    ],
  },
  {
    id: "books",
    title: msg`Books and stationery`,
    words: ["book", "stationer", "paper", "school", "office", "publish", "art"],
    branches: [
      branch("Books", "To read and to learn", {
        Fiction: ["Novels", "Short stories"],
        Learning: ["School", "Exams"],
        Children: ["Picture books", "Activity books"],
      }),
      branch("Stationery", "To write and to draw", {
        Paper: ["Notebooks", "Diaries"],
        Writing: ["Pens", "Pencils"],
        Art: ["Paints", "Brushes"],
      }),
    ],
  },
];

/** The tree that comes closest to what somebody says of their business: the one with most of its words, the first where none has any. */
export function treeOf(business: string): StarterTree | undefined {
  const said = business.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const matches = ({ words }: StarterTree) =>
    said.filter((one) => words.some((word) => one.startsWith(word))).length;
  return starterTrees.toSorted((a, b) => matches(b) - matches(a))[0];
}

/** One category to be added: its parents, first to last, are added before it. */
export interface StarterCategory {
  readonly level: 1 | 2 | 3;
  /** Where it stands: the names of its parents and its own. */
  readonly path: readonly string[];
  readonly name: string;
  readonly description?: string;
  /** Among its siblings, from 1. */
  readonly order: number;
}

/** The categories of a tree in the order in which they can be added. */
export function categoriesOf({ branches }: StarterTree): readonly StarterCategory[] {
  return branches.flatMap(({ name, description, below }, index) => [
    { level: 1 as const, path: [name], name, description, order: index + 1 },
    ...Object.entries(below).flatMap(([second, thirds], place) => [
      { level: 2 as const, path: [name, second], name: second, order: place + 1 },
      ...thirds.map((third, position) => ({
        level: 3 as const,
        path: [name, second, third],
        name: third,
        order: position + 1,
      })),
    ]),
  ]);
}
