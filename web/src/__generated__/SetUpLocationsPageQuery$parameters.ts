/**
 * @generated SignedSource<<81c60ddc221edebad0c30d5f59e53d7c>>
 * @relayHash 43d11b1599ea1464fa81bb0cdc151d0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc76b9131ba36bea0d6276c32498d56ce64886ddb80d30a16a894747deddf537

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc76b9131ba36bea0d6276c32498d56ce64886ddb80d30a16a894747deddf537",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
