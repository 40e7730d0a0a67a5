/**
 * @generated SignedSource<<62e96d80a3d815ba3e46860be8f71b10>>
 * @relayHash 298e27195244b7e9574affd40c42ec7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373e845235887699beb695ad589766d9c9bb810bc1a62a0e08090d8d86b244c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373e845235887699beb695ad589766d9c9bb810bc1a62a0e08090d8d86b244c8",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
