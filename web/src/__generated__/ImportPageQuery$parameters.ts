/**
 * @generated SignedSource<<dbeda800533261844f7cc4df1a1c9f14>>
 * @relayHash d8ed5cd9f3dffd50ed02603f555bc8fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4e3e538cebf286f50957d1865461ebb3271fd6b091ab176233b6c3b3ed5531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a4e3e538cebf286f50957d1865461ebb3271fd6b091ab176233b6c3b3ed5531",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
