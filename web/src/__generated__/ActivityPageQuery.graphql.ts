/**
 * @generated SignedSource<<7e041ee0a5e74855ff8380a742bc62ca>>
 * @relayHash a4fd0b9c07b29b5afc7cf34bea0191a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b376aefabc7703dacb7d11c9ac1501acb4dd236a4571cb224f4df18d884207b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityPageQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type ActivityPageQuery$data = {
  readonly node: {
    readonly banner: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly brand: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly category: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly collection: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly company: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly deliveryUser: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly fulfilment: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"useNoteTarget_fulfilment">;
    } | null | undefined;
    readonly manufacturer: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly order: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"useNoteTarget_order">;
    } | null | undefined;
    readonly person: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly pickupPoint: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly product: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly role: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly seller: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly vendor: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
    readonly webhook: {
      readonly timeline: {
        readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ActivityPageQuery = {
  response: ActivityPageQuery$data;
  variables: ActivityPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "AuditConnection",
  "kind": "LinkedField",
  "name": "timeline",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityEntries_page"
    }
  ],
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanUpdate",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "AuditConnection",
  "kind": "LinkedField",
  "name": "timeline",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AuditEntry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actingFor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AuditActor",
              "kind": "LinkedField",
              "name": "actor",
              "plural": false,
              "selections": [
                (v7/*:: as any*/),
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
                  "kind": "ScalarField",
                  "name": "picture",
                  "storageKey": null
                },
                (v8/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
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
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noteDetail",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noteCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
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
              "kind": "ScalarField",
              "name": "subjectName",
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
                  "name": "after",
                  "storageKey": null
                },
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "before",
                  "storageKey": null
                }
              ],
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
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": (v10/*:: as any*/),
                  "type": "Product",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v10/*:: as any*/),
                  "type": "Variant",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v10/*:: as any*/),
                  "type": "Seller",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v10/*:: as any*/),
                  "type": "Company",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v10/*:: as any*/),
                  "type": "Collection",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ActivityPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Product",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "product"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Seller",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "seller"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Company",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "company"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useNoteTarget_order"
                },
                (v4/*:: as any*/)
              ],
              "type": "Order",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "order"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useNoteTarget_fulfilment"
                },
                (v4/*:: as any*/)
              ],
              "type": "Fulfilment",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "fulfilment"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "PickupPoint",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "pickupPoint"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "DeliveryUser",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "deliveryUser"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Vendor",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "vendor"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Webhook",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "webhook"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "StaffMember",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "person"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "CompanyRole",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "role"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Brand",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "brand"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Manufacturer",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "manufacturer"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Category",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "category"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Banner",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "banner"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v5/*:: as any*/),
              "type": "Collection",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "collection"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ActivityPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Product",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Seller",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Company",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "Order",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanNote",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "type": "Fulfilment",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "PickupPoint",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "DeliveryUser",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Vendor",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Webhook",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "StaffMember",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "CompanyRole",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Brand",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Manufacturer",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Banner",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Collection",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b376aefabc7703dacb7d11c9ac1501acb4dd236a4571cb224f4df18d884207b",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfdebd057f3c93496234fc48b8e4acfd";

export default node;
