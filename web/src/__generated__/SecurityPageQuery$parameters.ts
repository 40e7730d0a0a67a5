/**
 * @generated SignedSource<<5058379a2a51445886fc0900994bfda6>>
 * @relayHash e651cccf0c883c7ca3b7c9af8a437fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 047c08d9975399dc51aaa6b847aec2d5817598f6ac20bb98b31e4853c0f2bd57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "047c08d9975399dc51aaa6b847aec2d5817598f6ac20bb98b31e4853c0f2bd57",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
