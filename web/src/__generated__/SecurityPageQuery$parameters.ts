/**
 * @generated SignedSource<<9c57473a9b4af5e0e8b78cd4b078c542>>
 * @relayHash c3aad0cd9c020625d2c4687600d252c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a631c431d9909bbc3d5d0908cb9f9ea47675580e0750b50b37d20861bc5ce937

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a631c431d9909bbc3d5d0908cb9f9ea47675580e0750b50b37d20861bc5ce937",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
