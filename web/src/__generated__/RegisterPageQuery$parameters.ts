/**
 * @generated SignedSource<<e52aabce3960972e2f6d17ee71dd5c20>>
 * @relayHash a7e2e620676d209cfd292487fe9c8548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c388d6db2a508fc9689df160fdafd5f49c29c9daeda7ab8a73dc9aeffdcad3df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterPageQuery } from './RegisterPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c388d6db2a508fc9689df160fdafd5f49c29c9daeda7ab8a73dc9aeffdcad3df",
    "metadata": {},
    "name": "RegisterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
