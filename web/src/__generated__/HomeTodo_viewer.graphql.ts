/**
 * @generated SignedSource<<c329ccf3cba3e4d369787992a4656f49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TodoKind = "ATTEMPTS_FAILED" | "INVITATIONS_EXPIRED" | "JOBS_FAILED" | "LICENCES_ENDING" | "LOCATIONS_WITHOUT_GSTIN" | "LOCATION_INVITATIONS_EXPIRED" | "ORDERS_LATE" | "ORDERS_TO_ACCEPT" | "ORDERS_TO_DESPATCH" | "ORDERS_TO_PACK" | "ORDERS_UNCOLLECTED" | "PAUSES_ENDING" | "PRODUCTS_INCOMPLETE" | "PRODUCTS_SENT_BACK" | "PRODUCTS_TO_REVIEW" | "REFUNDS_DUE" | "STOCK_LOW" | "STOCK_OUT" | "WEBHOOKS_FAILING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeTodo_viewer$data = {
  readonly todo: ReadonlyArray<{
    readonly count: number;
    readonly kind: TodoKind;
    readonly oldestAt: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HomeTodo_viewer";
};
export type HomeTodo_viewer$key = {
  readonly " $data"?: HomeTodo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTodo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeTodo_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TodoItem",
      "kind": "LinkedField",
      "name": "todo",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldestAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cdf2df4392b3e9d57ddb83a4161c2097";

export default node;
