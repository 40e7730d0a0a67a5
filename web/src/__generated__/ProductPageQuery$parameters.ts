/**
 * @generated SignedSource<<654f02306b9d5cd4d450abdfc6244c74>>
 * @relayHash f69157fe8a540edaed12a199c4cef603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0a6dd566e7e0e9b1e1d989dfba91c8ea675aebefe5fcb090a7ecdbf3b8ed7a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0a6dd566e7e0e9b1e1d989dfba91c8ea675aebefe5fcb090a7ecdbf3b8ed7a7",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
