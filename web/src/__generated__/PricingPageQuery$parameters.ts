/**
 * @generated SignedSource<<7f771ba2eeb129abcae3a1e52ebb71c0>>
 * @relayHash 277274c536d2dac7e43e0f43aac4e2f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29d8ddc1f519cc3bac329b143325b9aa9c9ee768d026f5c88a3117f74fffcdba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29d8ddc1f519cc3bac329b143325b9aa9c9ee768d026f5c88a3117f74fffcdba",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
