import { ids } from "../../isolation/tenants.ts";
import { happening } from "../happening.ts";
import { sample } from "../sample.ts";

sample({
  events: {
    viewerEvents: [
      happening,
      { ...happening, type: "product.enabled", actor: `owner:${ids.own}` },
      { kind: "many", count: 30, last: happening },
    ],
  },
  access: {
    // What comes over a stream and is read nowhere else.
    neverShown: [
      "ManyChanged.count",
      "ManyChanged.kind",
      "ProductChanged.byName",
      "ProductChanged.byViewer",
      "ProductChanged.eventId",
      "ProductChanged.kind",
      "ProductChanged.nodeId",
      "ProductChanged.status",
      "RecordTouched.byName",
      "RecordTouched.byViewer",
      "RecordTouched.change",
      "RecordTouched.eventId",
      "RecordTouched.kind",
      "RecordTouched.nodeId",
      "Subscription.viewerEvents",
    ],
  },
});
