/**
 * @generated SignedSource<<f2edf316267adf9dddd7991400319be3>>
 * @relayHash 43a137bf789ce373a049f1c7c06b38f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bba36fb058af76dfcb0ff3e2be8d403aa4e7e8ab31bed09a7086583d6d2458f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductImagesPageQuery } from './ProductImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bba36fb058af76dfcb0ff3e2be8d403aa4e7e8ab31bed09a7086583d6d2458f2",
    "metadata": {},
    "name": "ProductImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
