/**
 * @generated SignedSource<<62a7c26b7d14cd2a15053ec4d838413b>>
 * @relayHash d16c0de99bb3e1613df52236f2199b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 914a9812d04f12b006e0d3d01d352cdcc16d05fd79a4160b84d1b7e2b1c82f60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "914a9812d04f12b006e0d3d01d352cdcc16d05fd79a4160b84d1b7e2b1c82f60",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
