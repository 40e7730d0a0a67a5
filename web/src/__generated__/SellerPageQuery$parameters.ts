/**
 * @generated SignedSource<<5f4e5d29a448f1ca2dc75bb1726cdb62>>
 * @relayHash d7a33a067069b86e1b6596a660ffffc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e92e3d9c714b623ea8e8bdae76b42695d4867eb1c51741eafc6c884ca6100c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SellerPageQuery } from './SellerPageQuery.graphql';

const node: PreloadableConcreteRequest<SellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e92e3d9c714b623ea8e8bdae76b42695d4867eb1c51741eafc6c884ca6100c",
    "metadata": {},
    "name": "SellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
