/**
 * @generated SignedSource<<fba704f75e78037ccc49c1300e0b1f02>>
 * @relayHash 6e2f5edab4b7767005a1ca71cd0cf957
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af2325125a99589c3531ab8f0840e539851de55ebb1a327c12c968d22d54342

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af2325125a99589c3531ab8f0840e539851de55ebb1a327c12c968d22d54342",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
