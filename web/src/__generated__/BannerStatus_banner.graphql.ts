/**
 * @generated SignedSource<<0106b6cc42f78a2508dd41905e843b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerStatus_banner$data = {
  readonly endDate: string | null | undefined;
  readonly isActive: boolean | null | undefined;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "BannerStatus_banner";
};
export type BannerStatus_banner$key = {
  readonly " $data"?: BannerStatus_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerStatus_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerStatus_banner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "742cfa516e2d29eea079462204b7419a";

export default node;
