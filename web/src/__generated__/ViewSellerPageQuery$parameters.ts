/**
 * @generated SignedSource<<8a6fd28b11c0efb25e4d872bff4fd38a>>
 * @relayHash c7678747f660c1974bbdbd572843c0f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a67d9700e2c5ecda1ec26895f3da7a1fc04b730c6740497f697d764e55f678ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a67d9700e2c5ecda1ec26895f3da7a1fc04b730c6740497f697d764e55f678ec",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
