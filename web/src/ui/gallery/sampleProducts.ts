import type { Tone } from "../Notice.tsx";

export interface SampleProduct {
  id: string;
  name: string;
  brand: string;
  category: string;
  price: string;
  variants: number;
  seller: string;
  status: { label: string; tone: Tone | "neutral" };
  isWithdrawn?: boolean;
}

const enabled = { label: "Enabled", tone: "success" } as const;
const pending = { label: "Pending", tone: "warning" } as const;
const draft = { label: "Draft", tone: "neutral" } as const;
const returned = { label: "Rectification", tone: "danger" } as const;

/** Made-up rows: long names, several prices, every status. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    id: "1",
    name: "Bamboo cutlery set with travel pouch",
    brand: "Leafware",
    category: "Kitchen › Dining",
    price: "₹349.00",
    variants: 3,
    seller: "Indiranagar Store",
    status: enabled,
  },
  {
    id: "2",
    name: "Neem wood comb",
    brand: "Root & Bark",
    category: "Personal care",
    price: "₹129.00",
    variants: 1,
    seller: "Indiranagar Store",
    status: enabled,
  },
  {
    id: "3",
    name: "Cold-pressed groundnut oil, 5 litre tin for restaurants and large kitchens",
    brand: "Ghani",
    category: "Grocery › Oils",
    price: "₹1,649.00 – ₹4,120.00",
    variants: 12,
    seller: "Whitefield Warehouse",
    status: pending,
  },
  {
    id: "4",
    name: "Terracotta planter",
    brand: "Mitti",
    category: "Garden › Pots",
    price: "₹899.00 – ₹2,499.00",
    variants: 4,
    seller: "Whitefield Warehouse",
    status: returned,
  },
  {
    id: "5",
    name: "Organic cotton tote",
    brand: "Leafware",
    category: "Accessories",
    price: "₹249.00",
    variants: 6,
    seller: "Indiranagar Store",
    status: draft,
  },
  {
    id: "6",
    name: "Vermicompost 10 kg",
    brand: "Mitti",
    category: "Garden › Soil",
    price: "₹420.00",
    variants: 2,
    seller: "Whitefield Warehouse",
    status: enabled,
    isWithdrawn: true,
  },
];
