/**
 * @generated SignedSource<<b928fff7a5a3bbf24af0ed3e197735bd>>
 * @relayHash c3a33dde3af2b8f6b52ac664b589e552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cad851f311bccf342028561863520cd4d39299be80c131945349bdb70bae3ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cad851f311bccf342028561863520cd4d39299be80c131945349bdb70bae3ca",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
