/**
 * @generated SignedSource<<2064f6af5db9c17e23a11b4f161615eb>>
 * @relayHash 5c59f0c313842cc66c1ee4035f00b96d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06b277a87bef5caa6d46fa2329ac083c8bc96fcdefb934e8dd9c7daebffe7ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c06b277a87bef5caa6d46fa2329ac083c8bc96fcdefb934e8dd9c7daebffe7ef",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
