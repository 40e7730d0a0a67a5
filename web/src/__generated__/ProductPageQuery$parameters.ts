/**
 * @generated SignedSource<<bcc94566b4d394db1435845764a3fff0>>
 * @relayHash a3d055355b4109bad5018145fd522f44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c439e3616f4c46631d4e8c6e3210647719d8b7ea509711a6ac94a67baa902f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c439e3616f4c46631d4e8c6e3210647719d8b7ea509711a6ac94a67baa902f37",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
