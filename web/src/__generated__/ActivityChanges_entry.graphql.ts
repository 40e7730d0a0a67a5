/**
 * @generated SignedSource<<fd6bc4e1f6fb6eb3003e49366380250e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CHANGED" | "CREATED" | "DELETED" | "NOTED" | "%future added value";
export type FieldValueKind = "DATE" | "IMAGE" | "INSTANT" | "MONEY" | "NUMBER" | "PERCENTAGE" | "RECORD" | "RICH_TEXT" | "TEXT" | "YES_NO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityChanges_entry$data = {
  readonly action: AuditAction;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly kind: FieldValueKind;
    readonly label: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly id: string;
  readonly subject: {
    readonly collection: {
      readonly version: string;
      readonly viewerCanUpdate: boolean;
    } | null | undefined;
    readonly company: {
      readonly version: string;
      readonly viewerCanUpdate: boolean;
    } | null | undefined;
    readonly id: string;
    readonly product: {
      readonly version: string;
      readonly viewerCanUpdate: boolean;
    } | null | undefined;
    readonly seller: {
      readonly version: string;
      readonly viewerCanUpdate: boolean;
    } | null | undefined;
    readonly variant: {
      readonly version: string;
      readonly viewerCanUpdate: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly subjectType: string;
  readonly " $fragmentType": "ActivityChanges_entry";
};
export type ActivityChanges_entry$key = {
  readonly " $data"?: ActivityChanges_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityChanges_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanUpdate",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActivityChanges_entry",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v1/*:: as any*/),
            "type": "Product",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "product"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v1/*:: as any*/),
            "type": "Variant",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "variant"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v1/*:: as any*/),
            "type": "Seller",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "seller"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v1/*:: as any*/),
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "company"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v1/*:: as any*/),
            "type": "Collection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "collection"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
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
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};
})();

(node as any).hash = "f08f04a46a5ee27cf9a22bd738b33749";

export default node;
