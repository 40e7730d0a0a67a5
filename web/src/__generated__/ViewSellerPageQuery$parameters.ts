/**
 * @generated SignedSource<<d7a6703c55a215eb060a3b145a59455d>>
 * @relayHash 38e502357bc6ad59829b3431a3a09088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c6cb71c3a9d59e086c540741e6c6663571ed995d1913f64654ff1e76a78554a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c6cb71c3a9d59e086c540741e6c6663571ed995d1913f64654ff1e76a78554a",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
