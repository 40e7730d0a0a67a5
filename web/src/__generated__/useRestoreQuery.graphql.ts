/**
 * @generated SignedSource<<121476c95a26488680888cc20e01a14d>>
 * @relayHash 98fb0adf0bee16c5bc36caf96bf577f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ad9a5b506b5c4d184cc5e9907251dc25240683ace0b2c40035de21e1de72f63

import type { ConcreteRequest } from 'relay-runtime';
export type useRestoreQuery$variables = {
  entry: string;
  record: string;
};
export type useRestoreQuery$data = {
  readonly entry: {
    readonly audit: {
      readonly changes: ReadonlyArray<{
        readonly beforeInput: string | null | undefined;
        readonly path: ReadonlyArray<string>;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly record: {
    readonly collection: {
      readonly isDisplayed: boolean;
      readonly isSelectable: boolean;
      readonly name: string;
    } | null | undefined;
    readonly company: {
      readonly accountsEmail: string | null | undefined;
      readonly accountsPhone: string | null | undefined;
      readonly enquiryEmail: string | null | undefined;
      readonly instagramUrl: string | null | undefined;
      readonly linkedinUrl: string | null | undefined;
      readonly maximumProducts: number | null | undefined;
      readonly monthlyPurchaseMinimum: string;
      readonly officeEmail: string | null | undefined;
      readonly passwordRenewalDays: number;
      readonly phone: string | null | undefined;
      readonly websiteUrl: string | null | undefined;
    } | null | undefined;
    readonly product: {
      readonly brand: {
        readonly id: string;
      } | null | undefined;
      readonly category: {
        readonly id: string;
      } | null | undefined;
      readonly cgst: string | null | undefined;
      readonly colour: string | null | undefined;
      readonly description: string | null | undefined;
      readonly giftWrappingEnabled: boolean;
      readonly hsnCode: string | null | undefined;
      readonly igst: string | null | undefined;
      readonly manufacturer: {
        readonly id: string;
      } | null | undefined;
      readonly model: string | null | undefined;
      readonly name: string;
      readonly originCountry: {
        readonly code: string;
      } | null | undefined;
      readonly packing: string | null | undefined;
      readonly sgst: string | null | undefined;
      readonly singlePrice: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly specifications: string | null | undefined;
      readonly variantsEnabled: boolean;
      readonly wrapping: string | null | undefined;
    } | null | undefined;
    readonly seller: {
      readonly commissionPercentage: string | null | undefined;
      readonly gstinNumber: string | null | undefined;
      readonly instagramUrl: string | null | undefined;
      readonly legalName: string | null | undefined;
      readonly linkedinUrl: string | null | undefined;
      readonly maximumProducts: number | null | undefined;
      readonly name: string;
      readonly officeEmail: string | null | undefined;
      readonly panNumber: string | null | undefined;
      readonly phone: string | null | undefined;
      readonly registrationDate: string | null | undefined;
      readonly registrationNumber: string | null | undefined;
      readonly tanNumber: string | null | undefined;
      readonly websiteUrl: string | null | undefined;
    } | null | undefined;
    readonly variant: {
      readonly giftWrappingEnabled: boolean;
      readonly giftWrappingPrice: string;
      readonly longName: string;
      readonly order: number;
      readonly price: string;
      readonly shortName: string;
      readonly sku: string | null | undefined;
      readonly temporarilyUnavailable: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useRestoreQuery = {
  response: useRestoreQuery$data;
  variables: useRestoreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entry"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "entry"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
          "name": "beforeInput",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "record"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giftWrappingEnabled",
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Manufacturer",
      "kind": "LinkedField",
      "name": "manufacturer",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "originCountry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specifications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singlePrice",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": "wrapping",
      "args": null,
      "kind": "ScalarField",
      "name": "giftWrappingPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "igst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hsnCode",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temporarilyUnavailable",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftWrappingPrice",
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maximumProducts",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeEmail",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "websiteUrl",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instagramUrl",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkedinUrl",
  "storageKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstinNumber",
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "panNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tanNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commissionPercentage",
      "storageKey": null
    },
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "type": "Seller",
  "abstractKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountsPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountsEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enquiryEmail",
      "storageKey": null
    },
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordRenewalDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyPurchaseMinimum",
      "storageKey": null
    },
    (v12/*:: as any*/)
  ],
  "type": "Company",
  "abstractKey": null
},
v19 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisplayed",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useRestoreQuery",
    "selections": [
      {
        "alias": "entry",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "audit"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "record",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v9/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "product"
          },
          {
            "fragment": (v10/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "variant"
          },
          {
            "fragment": (v17/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "seller"
          },
          {
            "fragment": (v18/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "company"
          },
          {
            "fragment": (v19/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreQuery",
    "selections": [
      {
        "alias": "entry",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v20/*:: as any*/),
          (v2/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "record",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v20/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1ad9a5b506b5c4d184cc5e9907251dc25240683ace0b2c40035de21e1de72f63",
    "metadata": {},
    "name": "useRestoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "923c0678b404abfe4df6fc86746c5b68";

export default node;
