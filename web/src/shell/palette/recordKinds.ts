import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Award,
  Factory,
  Handshake,
  Layers,
  MapPinned,
  Package,
  ReceiptText,
  Tags,
  Truck,
  Users,
  Warehouse,
} from "lucide-react";
import type { IconShape } from "#/ui/Icon.tsx";

interface RecordKinds {
  readonly title: MessageDescriptor;
  readonly icon: IconShape;
}

/** What kinds of records the palette finds, in the order in which they are shown. */
export const recordKinds = {
  product: { title: msg`Products`, icon: Package },
  order: { title: msg`Orders`, icon: ReceiptText },
  category: { title: msg`Categories`, icon: Tags },
  brand: { title: msg`Brand`, icon: Award },
  manufacturer: { title: msg`Manufacturer`, icon: Factory },
  collection: { title: msg`Collections`, icon: Layers },
  seller: { title: msg`Storage Location`, icon: Warehouse },
  deliveryUser: { title: msg`Delivery User`, icon: Truck },
  pickupPoint: { title: msg`Pickup Point`, icon: MapPinned },
  vendor: { title: msg`Vendor`, icon: Handshake },
  person: { title: msg`People`, icon: Users },
} as const satisfies Record<string, RecordKinds>;

export type RecordKind = keyof typeof recordKinds;
