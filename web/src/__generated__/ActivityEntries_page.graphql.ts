/**
 * @generated SignedSource<<f4bf4e7a6b71a5184dc8c1d9b4f29110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityEntries_page$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly actingFor: string | null | undefined;
      readonly actor: {
        readonly id: string;
      };
      readonly at: string;
      readonly id: string;
      readonly jobId: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ActivityGroup_entries">;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "ActivityEntries_page";
};
export type ActivityEntries_page$key = {
  readonly " $data"?: ActivityEntries_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityEntries_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActivityEntries_page",
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
            (v0/*:: as any*/),
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ActivityGroup_entries"
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
  "type": "AuditConnection",
  "abstractKey": null
};
})();

(node as any).hash = "fae996f0c736e4fb56b8c5dc201dcf4c";

export default node;
