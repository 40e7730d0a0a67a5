/**
 * @generated SignedSource<<7e8773550f72b0e270d937d6dbbbeb23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TodoKind = "ATTEMPTS_FAILED" | "INVITATIONS_EXPIRED" | "JOBS_FAILED" | "LICENCES_ENDING" | "LOCATIONS_WITHOUT_GSTIN" | "LOCATION_INVITATIONS_EXPIRED" | "ORDERS_LATE" | "ORDERS_TO_ACCEPT" | "ORDERS_TO_DESPATCH" | "ORDERS_TO_PACK" | "ORDERS_UNCOLLECTED" | "PAUSES_ENDING" | "PRODUCTS_INCOMPLETE" | "PRODUCTS_SENT_BACK" | "PRODUCTS_TO_REVIEW" | "REFUNDS_DUE" | "STOCK_LOW" | "STOCK_OUT" | "WEBHOOKS_FAILING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeHeader_viewer$data = {
  readonly name: string;
  readonly todo: ReadonlyArray<{
    readonly count: number;
    readonly kind: TodoKind;
    readonly oldestAt: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HomeHeader_viewer";
};
export type HomeHeader_viewer$key = {
  readonly " $data"?: HomeHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHeader_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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

(node as any).hash = "d748e8b088e43fec81224f688c4fb4a3";

export default node;
